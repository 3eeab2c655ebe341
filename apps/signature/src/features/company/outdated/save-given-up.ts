/** The person decided not to save: everything typed stays, and nothing is told. */
export class SaveGivenUp extends Error {
  constructor() {
    super('')
    this.name = 'SaveGivenUp'
  }
}
