/**
 * Container query for a preview that is short, but wide enough for the layouts next to the message.
 */
export const layoutsBeside = '@container preview-stage (max-height: 628px) and (min-width: 820px)'
