import { circle, ellipse, path, rect, ring, stroke, times, rotated } from './shapes';

type Emblem = (x: number, y: number, r: number, colour: string) => string;

const star: Emblem = (x, y, r, colour) => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const reach = at % 2 ? r * 0.42 : r;
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`;
  });
  return path(`M${points.join(' L')} Z`, colour);
};

const heart: Emblem = (x, y, r, colour) =>
  path(
    `M${x} ${y + r * 0.9} Q${x - r * 1.5} ${y - r * 0.2} ${x - r * 0.85} ${y - r * 0.85} Q${x - r * 0.2} ${y - r * 1.15} ${x} ${y - r * 0.5} Q${x + r * 0.2} ${y - r * 1.15} ${x + r * 0.85} ${y - r * 0.85} Q${x + r * 1.5} ${y - r * 0.2} ${x} ${y + r * 0.9} Z`,
    colour,
  );

const flower: Emblem = (x, y, r, colour) =>
  times(6, (at) => rotated(at * 60, x, y, ellipse(x, y - r * 0.6, r * 0.28, r * 0.42, colour))) +
  circle(x, y, r * 0.28, '#e9b61e');

const snowflake: Emblem = (x, y, r, colour) =>
  times(6, (at) =>
    rotated(
      at * 60,
      x,
      y,
      stroke(
        `M${x} ${y} V${y - r} M${x - r * 0.24} ${y - r * 0.86} L${x} ${y - r * 0.6} L${x + r * 0.24} ${y - r * 0.86}`,
        colour,
        r * 0.13,
      ),
    ),
  );

const butterfly: Emblem = (x, y, r, colour) =>
  [-1, 1]
    .map(
      (side) =>
        ellipse(x + side * r * 0.5, y - r * 0.34, r * 0.46, r * 0.44, colour) +
        ellipse(x + side * r * 0.38, y + r * 0.44, r * 0.34, r * 0.36, colour),
    )
    .join('') + ellipse(x, y, r * 0.09, r * 0.74, '#2b3442');

const leaf: Emblem = (x, y, r, colour) =>
  path(
    `M${x} ${y - r} Q${x + r * 0.95} ${y - r * 0.2} ${x} ${y + r * 0.75} Q${x - r * 0.95} ${y - r * 0.2} ${x} ${y - r} Z`,
    colour,
  ) + stroke(`M${x} ${y - r * 0.5} V${y + r}`, colour, r * 0.12);

const moon: Emblem = (x, y, r, colour) =>
  path(
    `M${x + r * 0.3} ${y - r * 0.9} A${r} ${r} 0 1 0 ${x + r * 0.3} ${y + r * 0.9} A${r} ${r} 0 0 1 ${x + r * 0.3} ${y - r * 0.9} Z`,
    colour,
  );

const house: Emblem = (x, y, r, colour) =>
  path(
    `M${x} ${y - r} L${x + r} ${y} H${x + r * 0.7} V${y + r * 0.9} H${x - r * 0.7} V${y} H${x - r} Z`,
    colour,
  ) + circle(x, y + r * 0.2, r * 0.24, '#fffdf7');

const smiley: Emblem = (x, y, r, colour) =>
  circle(x, y, r, colour) +
  circle(x - r * 0.34, y - r * 0.2, r * 0.12, '#2b3442') +
  circle(x + r * 0.34, y - r * 0.2, r * 0.12, '#2b3442') +
  stroke(
    `M${x - r * 0.4} ${y + r * 0.25} Q${x} ${y + r * 0.65} ${x + r * 0.4} ${y + r * 0.25}`,
    '#2b3442',
    r * 0.11,
  );

const planet: Emblem = (x, y, r, colour) =>
  circle(x, y, r * 0.62, colour) +
  rotated(
    -20,
    x,
    y,
    stroke(
      `M${x - r} ${y + r * 0.1} Q${x} ${y + r * 0.5} ${x + r} ${y + r * 0.1}`,
      '#8d96a1',
      r * 0.12,
    ),
  );

const fish: Emblem = (x, y, r, colour) =>
  ellipse(x - r * 0.15, y, r * 0.72, r * 0.46, colour) +
  path(`M${x + r * 0.42} ${y} L${x + r} ${y - r * 0.5} V${y + r * 0.5} Z`, colour) +
  circle(x - r * 0.5, y - r * 0.1, r * 0.09, '#fffdf7');

const car: Emblem = (x, y, r, colour) =>
  path(
    `M${x - r * 0.5} ${y - r * 0.55} H${x + r * 0.35} L${x + r * 0.6} ${y - r * 0.1} H${x - r * 0.7} Z`,
    colour,
  ) +
  rect(x - r * 0.95, y - r * 0.12, r * 1.9, r * 0.5, colour, r * 0.12) +
  circle(x - r * 0.5, y + r * 0.42, r * 0.24, '#2b3442') +
  circle(x + r * 0.5, y + r * 0.42, r * 0.24, '#2b3442');

const tree: Emblem = (x, y, r, colour) =>
  rect(x - r * 0.1, y + r * 0.5, r * 0.2, r * 0.5, '#8a5d34') +
  path(`M${x} ${y - r} L${x + r * 0.75} ${y + r * 0.6} H${x - r * 0.75} Z`, colour);

/** Small motifs shared by several kinds of goods, by name. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  star,
  heart,
  flower,
  snowflake,
  butterfly,
  leaf,
  moon,
  house,
  smiley,
  planet,
  fish,
  car,
  tree,
  circle,
  ring: (x, y, r, colour) => ring(x, y, r * 0.8, colour, r * 0.3),
};
