import { textAddon } from './text-addon.ts'

/** A request not to print the mail. */
export const greenMessage = textAddon('greenMessage')
