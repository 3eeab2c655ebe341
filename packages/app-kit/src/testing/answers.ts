/** Whether a request has this method and a path that ends with `ending`. */
const isTo = ({ method, url }: Request, expected: string, ending: string) =>
  method === expected && new URL(url).pathname.endsWith(ending)

/** Answers calls with an error if they have this method and a path that ends with `ending`. */
export const refusing =
  (method: string, ending: string, message = 'Refusé') =>
  (request: Request): Response | undefined =>
    isTo(request, method, ending)
      ? Response.json({ type: 'UNKNOWN', code: -1, message }, { status: 500 })
      : undefined

/** Delays calls by 50 ms if they have this method and a path that ends with `ending`. */
export const slow =
  (method: string, ending: string) =>
  async (request: Request): Promise<undefined> => {
    if (isTo(request, method, ending)) await new Promise((resolve) => setTimeout(resolve, 50))
  }
