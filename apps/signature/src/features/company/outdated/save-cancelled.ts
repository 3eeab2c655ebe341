/** Thrown when the user decides not to save: the form keeps its values and shows no error. */
export class SaveCancelled extends Error {
  constructor() {
    super('')
    this.name = 'SaveCancelled'
  }
}
