import { resumedTexts } from '@org/app-kit/pages'
import { texts } from '#shared/texts.ts'
import { counted } from '@org/app-kit/public'

export const signaturesTexts = {
  contactNote:
    'Valeurs d’aperçu : chaque employé a ses propres numéros et son Skype. Un numéro pour tous est un champ personnalisé.',
  choosePerson: 'Voir l’aperçu d’une personne',
  previewedPerson: 'Personne de l’aperçu',
  typedValues: 'Les valeurs saisies ci-dessous',
  title: 'Signatures',
  toSignatures: 'Voir les signatures',
  gone: {
    title: 'Cette signature a été supprimée entre-temps',
    help: 'Ce que vous avez dessiné est encore là, et peut devenir une nouvelle signature.',
    saveAsNew: 'Enregistrer comme nouvelle signature',
  },
  resumed: {
    title: resumedTexts.title,
    help: resumedTexts.help,
    hide: resumedTexts.hide,
    isOlder:
      'La signature a été modifiée entre-temps\u00a0: rien ne sera remplacé sans que vous le choisissiez.',
    drop: 'Revenir à la version enregistrée',
    dropNew: 'Repartir d’une signature vide',
  },
  signatureName: 'Nom de la signature',
  defaultName: 'Nouvelle signature',
  notFound: 'Cette signature n’existe pas, ou plus',
  savedWith: (toCorrect: readonly string[]) => {
    const shown = toCorrect.slice(0, 3).join(', ')
    const others = toCorrect.length - 3
    const more = others > 0 ? ` et ${counted(others, 'autre champ', 'autres champs')}` : ''
    return `${texts.save.saved}. Encore à corriger\u00a0: ${shown}${more}.`
  },
  kept: 'Tout ce que vous avez modifié est encore là : réessayez.',
  refused: {
    name: 'Le nom de la signature n’est pas accepté',
    data: 'Le contenu de la signature n’est pas accepté',
    help: 'Tout ce que vous avez modifié est encore là\u00a0: corrigez-le, puis enregistrez de nouveau.',
  },
} as const
