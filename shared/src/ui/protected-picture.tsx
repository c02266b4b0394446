import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useText } from '#messages/text.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Button } from '#ui/button.tsx';

/**
 * Shows a blob and returns how to take it away again. The load is given up before the address is revoked: browsers
 * report an address that was revoked while it loads as an error.
 */
const showBlob = (element: HTMLImageElement, image: Blob): (() => void) => {
  const address = URL.createObjectURL(image);
  element.src = address;
  return () => {
    element.removeAttribute('src');
    URL.revokeObjectURL(address);
  };
};

interface BlobPictureProps {
  readonly image: Blob;
  /** Empty where a text beside it says the same. */
  readonly alt: string;
  readonly className?: string | undefined;
  /** Width and height in pixels, of a square picture. */
  readonly size?: number;
}

/** A picture that is in memory; its address is revoked when it leaves the screen. */
export const BlobPicture = ({ image, alt, className, size }: BlobPictureProps) => {
  const show = useCallback((element: HTMLImageElement) => showBlob(element, image), [image]);
  return <img ref={show} className={className} width={size} height={size} alt={alt} draggable={false} />;
};

interface ProtectedPictureProps<Wire, Key extends QueryKey> {
  /** The call that answers the picture, mostly `queryOf(row, …)`. */
  readonly read: UseQueryOptions<Wire, Error, Blob, Key>;
  readonly alt: string;
  /** Class of the picture and of the skeleton in its place. */
  readonly className?: string | undefined;
  readonly loading?: ReactNode;
  /** Shown when the call failed; without it the skeleton stays. */
  readonly failure?: {
    readonly text: string;
    readonly className?: string | undefined;
    readonly role?: 'alert';
    readonly hasRetry?: boolean;
  };
  /** What is built around the picture once it is there. */
  readonly children?: (image: Blob) => ReactNode;
}

/** A picture from a call that needs the session; kept in memory only while it is on the screen. */
export const ProtectedPicture = <Wire, Key extends QueryKey>(props: ProtectedPictureProps<Wire, Key>) => {
  const { read, alt, className, failure, children } = props;
  const text = useText();
  const picture = useQuery({ staleTime: Infinity, gcTime: 0, ...read });
  if (picture.data !== undefined)
    return children?.(picture.data) ?? <BlobPicture image={picture.data} alt={alt} className={className} />;
  if (!picture.isError || failure === undefined)
    return props.loading ?? <Skeleton {...(className === undefined ? {} : { className })} />;
  const { hasRetry = true } = failure;
  return (
    <span className={failure.className ?? 'py-row'} role={failure.role}>
      <span>{failure.text}</span>
      {hasRetry ? <Button onClick={() => void picture.refetch()}>{text('common.tryAgain')}</Button> : null}
    </span>
  );
};
