import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import { area } from '#areas/area.ts';
import { forAgents, forSellers } from '#core/access/access-rows.ts';
import { buildingCosts, getContent } from './contents.ts';

/** The pages whose content is data. */
export const contentArea = area({
  endpoints: contentEndpoints,
  handlers: {
    getContent,
    buildingCosts,
  },
  access: {
    getContent: forAgents,
    buildingCosts: forSellers,
  },
});
