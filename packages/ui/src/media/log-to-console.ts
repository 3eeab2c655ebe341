/** Logs errors that people see in other words, unless a product handles them. */
export const logToConsole = (error: Error): void => console.error(error)
