/**
 * Google Cloud region of the Firebase functions, which answer the calls of stock and coaching in
 * Firebase mode.
 */
export const functionsRegion = 'europe-west1'
