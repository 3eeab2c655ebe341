/**
 * A placeholder for the banner address in an installed signature, with dashes in place of a
 * person's banner key. With it, the editor's checks measure the real length of a signature, and say
 * how mail clients treat a banner at a permanent address.
 */
export const bannerUrl = `${globalThis.location?.origin ?? ''}/api/user/${'-'.repeat(22)}/banner`
