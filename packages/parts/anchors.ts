/** Anchors that stand in no page, because the script of a part answers them. The checks of links ask here. */
import { routeKey } from '@rsdoctor-docs/base/site';
import { isScreen, VIEWER } from '@rsdoctor-docs/viewer/panels';

/** Whether a part answers an anchor. @param route of the page, without language */
export const isAnchorOfPart = (route: string, id: string): boolean =>
  routeKey(route) === routeKey(VIEWER) && isScreen(id);
