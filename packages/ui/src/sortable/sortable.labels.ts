import { defineLabels } from '../locale/index.ts'

/** UI text of a sortable list. `name` is the name of the entry. Positions start at 1. */
export interface SortableLabels {
  /** Role description of a handle, announced after its name. */
  item: string
  /** Keyboard instructions, announced on a handle. */
  instructions: string
  handle: (name: string) => string
  up: (name: string) => string
  down: (name: string) => string
  remove: (name: string) => string
  grabbed: (name: string, position: number, count: number) => string
  over: (name: string, position: number, count: number) => string
  dropped: (name: string, position: number, count: number) => string
  cancelled: (name: string, position: number, count: number) => string
  removed: (name: string) => string
}

const french: SortableLabels = {
  item: 'élément déplaçable',
  instructions:
    'Appuyez sur Espace pour saisir l’élément, déplacez-le avec les flèches, puis Espace pour le déposer ou Échap pour annuler.',
  handle: (name) => `Déplacer ${name}`,
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Supprimer ${name}`,
  grabbed: (name, position, count) => `${name} saisi, position ${position} sur ${count}.`,
  over: (name, position, count) => `${name} en position ${position} sur ${count}.`,
  dropped: (name, position, count) => `${name} déposé en position ${position} sur ${count}.`,
  cancelled: (name, position, count) =>
    `Déplacement annulé : ${name} reste en position ${position} sur ${count}.`,
  removed: (name) => `${name} supprimé.`,
}

const english: SortableLabels = {
  item: 'sortable item',
  instructions:
    'Press Space to pick the item up, move it with the arrow keys, then press Space to drop it or Escape to cancel.',
  handle: (name) => `Move ${name}`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  remove: (name) => `Remove ${name}`,
  grabbed: (name, position, count) => `${name} picked up, position ${position} of ${count}.`,
  over: (name, position, count) => `${name} at position ${position} of ${count}.`,
  dropped: (name, position, count) => `${name} dropped at position ${position} of ${count}.`,
  cancelled: (name, position, count) =>
    `Move cancelled: ${name} stays at position ${position} of ${count}.`,
  removed: (name) => `${name} removed.`,
}

export const sortableLabels = defineLabels('sortable', { fr: french, en: english })
