/** Below this width (px) the drawer is temporary and explorers show cards. */
export const MOBILE = 1264;

/** Lower edges of the layouts, px. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } as const;
