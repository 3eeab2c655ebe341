/**
 * Container query for a preview that is short but wide. The layouts are then next to the message
 * instead of below it.
 */
export const layoutsBeside = '@container preview-stage (max-height: 628px) and (min-width: 820px)'
