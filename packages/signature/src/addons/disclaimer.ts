import { textAddon } from './text-addon.ts'

/** A legal notice under the signature. */
export const disclaimer = textAddon('disclaimer')
