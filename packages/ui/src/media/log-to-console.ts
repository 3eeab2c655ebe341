/** Default `log`: writes errors to the console, since users see only a simplified message. */
export const logToConsole = (error: Error): void => console.error(error)
