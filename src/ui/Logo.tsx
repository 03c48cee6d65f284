/** The mark: a spool whose thread makes the H; the wordmark stands beside it in the text face. */
export function Logo() {
  return (
    <svg aria-hidden="true" focusable="false" width="34" height="34" viewBox="0 0 34 34">
      <rect x="4" y="2" width="26" height="5" rx="2" fill="var(--mark)" />
      <rect x="4" y="27" width="26" height="5" rx="2" fill="var(--mark)" />
      <rect x="7" y="7" width="20" height="20" fill="var(--primary)" />
      <path
        d="M12 10v14M22 10v14M12 17.500c3.3-2 6.7 2 10 0"
        fill="none"
        stroke="var(--on-primary)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
