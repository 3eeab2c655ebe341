/** Origin of the workbench. Stories also render on a server, where `location` is undefined. */
const origin = typeof location === 'undefined' ? 'http://localhost:6006' : location.origin

/** Where the workbench serves the social icons. */
export const iconsBaseUrl = `${origin}/icons/v1`
