import { overloaded, type TurnRules } from '@org/api'

/** Creates the error for an image that did not get its turn, or was not ready in time. */
export const imagesOverloaded = () =>
  overloaded('Trop d’images sont en cours de traitement : réessayez dans quelques secondes.')

/**
 * Two images are processed at once, because decoding one may take a few hundred megabytes, and one
 * of each organisation. At most 100 others wait, for up to 15 seconds.
 */
export const imageTurns: TurnRules = {
  atOnce: 2,
  maxWait: 15_000,
  maxWaiting: 100,
  maxWaitingPerOwner: 25,
  refusal: imagesOverloaded,
}
