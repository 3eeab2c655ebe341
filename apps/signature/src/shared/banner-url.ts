/**
 * An address as each installed signature has one for its banner, with as many characters as a person's
 * own key in place of it: the editor's checks count it and say what mail clients do with such a banner.
 */
export const bannerUrl = `${globalThis.location?.origin ?? ''}/api/user/${'-'.repeat(22)}/banner`
