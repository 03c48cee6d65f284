/**
 * Simulates a distributed PostgreSQL: a proxy in front of a real one that answers some statements
 * and commits with 40001, and some stored commits with 40003, delays some and cuts connections.
 * `TARGET=host:port FAULTS='{"conflict":0.05}' node scripts/faultProxy.mjs` prints its port; it
 * reports what it did in reply to an IPC message, and on SIGTERM.
 */
import { Buffer } from 'node:buffer';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import { serialize } from 'pg-protocol';

const [host, port] = (process.env.TARGET ?? '127.0.0.1:5432').split(':');
/**
 * Probabilities from 0 to 1 per statement. With `perTransaction`, a conflict affects one statement
 * of this share of transactions, whatever their length.
 */
const faults = {
  conflict: 0,
  unknown: 0,
  cut: 0,
  delay: 0,
  milliseconds: 20,
  perTransaction: false,
  /** Databases with other names are not affected. */
  databases: '.',
  ...JSON.parse(process.env.FAULTS ?? '{}'),
};
const counts = { statements: 0, commits: 0, conflicts: 0, unknown: 0, cuts: 0, delays: 0 };
const isHit = (share) => Math.random() < share;

const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;
/** A transaction chosen for a conflict meets it in one of its first statements, up to this many. */
const EARLY = 8;

const kindOf = (text = '') => {
  if (/^\s*(begin|start transaction)\b/i.test(text)) return 'begin';
  if (/^\s*commit\b/i.test(text)) return 'commit';
  return /^\s*rollback\s*;?\s*$/i.test(text) ? 'rollback' : 'statement';
};

/** Builds `ErrorResponse` and `ReadyForQuery`, as sent by a server that has rolled back. */
function refusal(code, text) {
  const fields = Buffer.from(`SERROR\0VERROR\0C${code}\0M${text}\0\0`);
  return Buffer.concat([message('E', fields), message('Z', Buffer.from('I'))]);
}

function message(type, body) {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const CONFLICT = refusal('40001', 'restart transaction: conflict with another transaction');
const UNKNOWN = refusal('40003', 'result is ambiguous: the transaction may have been committed');
/** Fails the transaction on the server itself, so that none of it continues. */
const RAISED = serialize.query(
  "do $$begin raise sqlstate '40001' using message = 'restart transaction'; end$$",
);

/** Splits a byte stream into messages; the first ones of a client have no type. */
function reader(take, hasTypes) {
  let rest = Buffer.alloc(0);
  let isTyped = hasTypes;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const at = isTyped ? 1 : 0;
      if (rest.length < at + 4) return;
      const length = rest.readInt32BE(at) + at;
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      isTyped = take(isTyped ? String.fromCharCode(message[0]) : '', message) ?? isTyped;
    }
  };
}

/** Returns the text of a `Query` or `Parse` message. */
function textOf(type, message) {
  const parts = message.subarray(5).toString().split('\0');
  return type === 'Q' ? parts[0] : type === 'P' ? parts[1] : undefined;
}

function serve(client) {
  const server = connect(Number(port), host);
  let isFaulty = false;
  /** Transaction status last reported by the server: idle, in a transaction, or in a failed one. */
  let status = 'I';
  /** Called when the next response is complete, instead of forwarding it. */
  let instead;
  let victimIn = Infinity;
  let unit = [];
  let work = Promise.resolve();

  const end = () => {
    client.destroy();
    server.destroy();
  };
  for (const socket of [client, server]) {
    socket.setNoDelay(true);
    socket.on('error', end);
    socket.on('close', end);
  }
  const cut = () => {
    counts.cuts += 1;
    end();
  };

  async function pass(messages) {
    const message = Buffer.concat(messages.map((one) => one.message));
    const text = messages.map(({ type, message: one }) => textOf(type, one)).find(Boolean);
    const kind = kindOf(text);
    if (!isFaulty || kind === 'rollback' || status === 'E') return server.write(message);
    if (kind === 'begin') {
      victimIn =
        faults.perTransaction && isHit(faults.conflict)
          ? Math.ceil(Math.random() * EARLY)
          : Infinity;
      return server.write(message);
    }
    counts[kind === 'commit' ? 'commits' : 'statements'] += 1;
    if (isHit(faults.delay)) {
      counts.delays += 1;
      await setTimeout(Math.random() * faults.milliseconds);
    }
    if (isHit(faults.cut)) return cut();
    victimIn -= 1;
    const isVictim =
      faults.perTransaction && status !== 'I'
        ? victimIn <= 0 || (kind === 'commit' && victimIn < EARLY)
        : isHit(faults.conflict);
    if (isVictim) return refuse(kind);
    if (kind === 'commit' && isHit(faults.unknown)) {
      counts.unknown += 1;
      instead = () => client.write(UNKNOWN);
    } else if (isHit(faults.cut)) instead = cut;
    return server.write(message);
  }

  function refuse(kind) {
    counts.conflicts += 1;
    victimIn = Infinity;
    if (status === 'I') return client.write(CONFLICT);
    if (kind !== 'commit') return server.write(RAISED);
    instead = () => client.write(CONFLICT);
    return server.write(serialize.query('rollback'));
  }

  const fromClient = reader((type, message) => {
    if (type === '') {
      const code = message.readInt32BE(4);
      if (code === SSL_REQUEST || code === GSS_REQUEST) return void client.write('N');
      server.write(message);
      if (code === CANCEL_REQUEST) return false;
      const parameters = message.subarray(8).toString().split('\0');
      isFaulty = new RegExp(faults.databases).test(
        parameters[parameters.indexOf('database') + 1] ?? '',
      );
      return true;
    }
    // Passwords, copied rows and Terminate are not queries.
    if ('pdcfX'.includes(type)) return void server.write(message);
    unit.push({ type, message });
    if (type !== 'Q' && type !== 'S') return undefined;
    const messages = unit;
    unit = [];
    work = work.then(() => pass(messages));
    return undefined;
  }, false);

  const fromServer = reader((type, message) => {
    if (type === 'Z') status = String.fromCharCode(message[5]);
    if (!instead) return void client.write(message);
    if (type !== 'Z') return undefined;
    const act = instead;
    instead = undefined;
    return void act();
  }, true);

  client.on('data', fromClient);
  server.on('data', fromServer);
}

const proxy = createServer(serve);
proxy.listen(Number(process.env.PROXY_PORT ?? 0), '127.0.0.1', () => {
  console.log(proxy.address().port);
});
process.on('message', () => process.send(counts));
process.on('SIGTERM', () => {
  console.error(JSON.stringify(counts));
  process.exit(0);
});
process.on('disconnect', () => process.exit(0));
