import type { SignOffKey } from './signature-data.ts'

/** Text that users can pick instead of writing their own. */
export interface TextPreset {
  /** Key that the signature's data stores. */
  readonly key: string
  /** Label shown in the interface. */
  readonly label: string
  readonly text: string
}

/** Sign-offs with fixed text (specification 2, section 3); `custom` is the user's own. */
export const signOffPresets: readonly (TextPreset & {
  readonly key: Exclude<SignOffKey, 'custom'>
})[] = [
  { key: 'cdt', label: 'Cordialement', text: 'Cordialement' },
  { key: 'thx', label: 'Merci', text: 'Merci' },
  { key: 'bav', label: 'Bien à vous', text: 'Bien à vous' },
]

const ecoResponsible: TextPreset = {
  key: 'eco-responsable',
  label: 'Eco-responsable',
  text: 'Adoptons l’éco-attitude : n’imprimons cet e-mail que si c’est nécessaire.',
}

/** Presets of the two text addons. */
export const textAddonPresets: Readonly<
  Record<'disclaimer' | 'greenMessage', readonly TextPreset[]>
> = {
  disclaimer: [
    ecoResponsible,
    {
      key: 'confidentiel',
      label: 'Confidentiel',
      text: 'Ce message et ses pièces jointes sont confidentiels et établis à l’intention exclusive de leurs destinataires. Toute utilisation ou diffusion non autorisée est interdite. Si vous l’avez reçu par erreur, merci d’en avertir l’expéditeur et de le supprimer.',
    },
  ],
  greenMessage: [
    ecoResponsible,
    {
      key: 'green-message',
      label: 'Green message',
      text: 'Please consider the environment before printing this email.',
    },
  ],
}

/**
 * Returns the text that a text addon or the sign-off shows: the preset's text or the user's own.
 */
export const presetText = (presets: readonly TextPreset[], key: string, own: string): string =>
  presets.find((preset) => preset.key === key)?.text ?? own
