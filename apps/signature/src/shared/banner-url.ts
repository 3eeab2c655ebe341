/**
 * A placeholder for the banner address of an installed signature, with dashes in place of a
 * person's banner key. The editor's checks count its length, and say what mail clients do with such
 * a banner.
 */
export const bannerUrl = `${globalThis.location?.origin ?? ''}/api/user/${'-'.repeat(22)}/banner`
