// The card and the dialog by which administrators delete their organisation, for all products.
export { createDeletion, type Deletion } from './create-deletion.ts'
export { DeletionCard, type DeletionCardProps } from './deletion-card.tsx'
export { type DeletionPreview, type DeletionTexts, formatMegabytes } from './deletion-texts.ts'
