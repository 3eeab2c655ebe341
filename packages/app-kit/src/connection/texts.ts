import { formatShortDateTime } from '../dates/format-date.ts'

export const connectionTexts = {
  offline: 'Vous êtes hors ligne',
  age: (keptAt: number) =>
    `Vous voyez ce qui était affiché le ${formatShortDateTime(keptAt)}. Rien ne peut être enregistré.`,
}
