import styles from './covid-picture.module.css';

/** A shield before a virus; own drawing. */
export const CovidPicture = ({ alt }: { alt: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page, it takes the theme's colours
  <svg className={styles.picture} viewBox="0 0 120 120" role="img" aria-label={alt} fill="none">
    <circle cx="60" cy="60" r="56" fill="var(--py-primary-tint)" />
    <g stroke="var(--py-progress)" strokeWidth="4" strokeLinecap="round">
      <circle cx="78" cy="42" r="14" />
      <path d="M78 20v8M78 56v8M56 42h8M92 42h8M62 26l6 6M88 52l6 6M94 26l-6 6" />
    </g>
    <path
      d="M50 40c8 6 15 8 24 8v20c0 16-12 24-24 30-12-6-24-14-24-30V48c9 0 16-2 24-8Z"
      fill="var(--py-card)"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path
      d="m40 68 8 8 14-14"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
