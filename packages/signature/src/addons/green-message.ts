import { textAddon } from './text-addon.ts'

/** A request to spare the paper. */
export const greenMessage = textAddon('greenMessage')
