/**
 * Key of all work on an organisation's card. Such work runs one at a time, because two requests
 * could otherwise each find no subscription, start one, and remove the other's card.
 */
export const cardWork = 'card'
