import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'short' | 'title' | 'field' | 'disc';
  /** In pixels; without it, that of the shape. */
  height?: number;
  className?: string;
}

/** A grey bar in the place of content that is being loaded. */
export const Skeleton = ({ shape, height, className }: SkeletonProps) => (
  <span
    className={[styles.skeleton, shape && styles[shape], className].filter(Boolean).join(' ')}
    style={height === undefined ? undefined : { height }}
    aria-hidden="true"
  />
);
