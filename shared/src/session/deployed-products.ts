import { atom, useAtomValue } from 'jotai';
import type { ProductDescription } from '#product.ts';

/** The products whose remotes are deployed. The shell sets it whenever it reads the registry. */
export const deployedProductsAtom = atom<readonly ProductDescription[]>([]);

const inTileOrderAtom = atom((get) =>
  get(deployedProductsAtom).toSorted((one, other) => one.tile.order - other.tile.order),
);

/** In the order of their tiles. */
export const useProducts = (): readonly ProductDescription[] => useAtomValue(inTileOrderAtom);

/** The product behind an identifier, while its remote is deployed. */
export const useProductById = (productId: string | undefined): ProductDescription | undefined =>
  useAtomValue(deployedProductsAtom).find((product) => product.productId === productId);
