/** Where errors go that people are told of in other words, unless a product takes them itself. */
export const logToConsole = (error: Error): void => console.error(error)
