import { defineLabels } from '../locale/labels.ts'

export interface FormLabels {
  save: string
  undo: string
  redo: string
  /** Told while a form is being saved. */
  saving: string
  saved: string
  /** Gets the message of what went wrong. */
  failed: string | ((message: string) => string)
  /** Stands at a field whose validator could not ask. */
  notChecked: string
  /** Read out while a validator asks. */
  checking: string
  /** Adds an item to a list. */
  add: string
  leaveTitle: string
  leaveHelp: string
}

/** 'Saving...', 'Saved' and 'Error: ' are quoted from the specification, in both languages. */
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
