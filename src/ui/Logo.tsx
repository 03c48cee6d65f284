/**
 * The logo, as in `public/icon.svg`: a spool whose thread forms the H. The wordmark beside it is
 * set in the text font.
 */
export const Logo = () => (
  <svg aria-hidden="true" viewBox="0 0 34 34" width={34} height={34}>
    <rect x="4" y="2" width="26" height="5" rx="2" fill="#e39a1c" />
    <rect x="4" y="27" width="26" height="5" rx="2" fill="#e39a1c" />
    <rect x="7" y="7" width="20" height="20" fill="#0e5e63" />
    <path
      d="M12 10v14M22 10v14M12 17.5c3.3-2 6.7 2 10 0"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
