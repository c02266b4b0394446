interface LineIconProps {
  /** Path data of a 24 × 24 line drawing. */
  path: string;
  size?: number;
}

/** Decoration only: the words beside it say what it means. */
export const LineIcon = ({ path, size = 24 }: LineIconProps) => (
  <svg
    className="py-line-icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
