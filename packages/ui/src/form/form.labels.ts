import { defineLabels } from '../locale/labels.ts'

export interface FormLabels {
  save: string
  undo: string
  redo: string
  /** Status while the form is being saved. */
  saving: string
  saved: string
  /** Status after a failed save, with the error's message. */
  failed: string | ((message: string) => string)
  /** Error of a field whose asynchronous validator failed to run. */
  notChecked: string
  /** Announced while an asynchronous validator is running. */
  checking: string
  /** Label of the button that adds an item to a list. */
  add: string
  leaveTitle: string
  leaveHelp: string
}

/**
 * 'Saving...', 'Saved' and 'Error: ' come from the specification and are the same in both
 * languages.
 */
export const formLabels = defineLabels<FormLabels>('form', {
  fr: {
    save: 'Enregistrer',
    undo: 'Annuler la dernière modification',
    redo: 'Rétablir la modification',
    saving: 'Saving...',
    saved: 'Saved',
    failed: (message) => `Error: ${message}`,
    notChecked: 'Vérification impossible pour le moment',
    checking: 'Vérification…',
    add: 'Ajouter',
    leaveTitle: 'Quitter sans enregistrer ?',
    leaveHelp: 'Ce que vous avez modifié n’est pas enregistré et sera perdu.',
  },
  en: {
    save: 'Save',
    undo: 'Undo the last change',
    redo: 'Redo the change',
    saving: 'Saving...',
    saved: 'Saved',
    failed: (message) => `Error: ${message}`,
    notChecked: 'Cannot be checked at the moment',
    checking: 'Checking…',
    add: 'Add',
    leaveTitle: 'Leave without saving?',
    leaveHelp: 'What you changed is not saved and will be lost.',
  },
})
