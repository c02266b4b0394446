import { atom, useAtomValue } from 'jotai';
import type { ProductDescription, StaffWork } from '#product.ts';
import { store } from './store.ts';

/** The products whose remotes are deployed. The shell sets it whenever it reads the registry. */
export const deployedProductsAtom = atom<readonly ProductDescription[]>([]);

/** What the deployed remotes offer to staff; set with the products. */
export const deployedStaffWorkAtom = atom<readonly StaffWork[]>([]);

export const useStaffWork = (): readonly StaffWork[] => useAtomValue(deployedStaffWorkAtom, { store });

const inTileOrderAtom = atom((get) =>
  get(deployedProductsAtom).toSorted((one, other) => one.tile.order - other.tile.order),
);

/** In the order of their tiles. */
export const useProducts = (): readonly ProductDescription[] => useAtomValue(inTileOrderAtom, { store });

/** The product behind an identifier, while its remote is deployed. */
export const useProductById = (productId: string | undefined): ProductDescription | undefined =>
  useAtomValue(deployedProductsAtom, { store }).find((product) => product.productId === productId);
