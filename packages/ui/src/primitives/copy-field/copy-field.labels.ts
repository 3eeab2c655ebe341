import { defineLabels } from '../../locale/index.ts'

export interface CopyFieldLabels {
  copy: string
  /** Shown for one second after a copy. */
  copied: string
  /** Shown if the browser refuses to copy. */
  failed: string
}

export const copyFieldLabels = defineLabels<CopyFieldLabels>('copyField', {
  fr: {
    copy: 'Copier',
    copied: 'Copié',
    failed: 'La copie a échoué : sélectionnez le texte et copiez-le à la main.',
  },
  en: {
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Copying failed: select the text and copy it by hand.',
  },
})
