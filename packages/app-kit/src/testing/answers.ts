/** Whether a request is one of that method to a path that ends so. */
const isTo = ({ method, url }: Request, expected: string, ending: string) =>
  method === expected && new URL(url).pathname.endsWith(ending)

/** Refuses the calls of that method to a path that ends so. */
export const refusing =
  (method: string, ending: string, message = 'Refusé') =>
  (request: Request): Response | undefined =>
    isTo(request, method, ending)
      ? Response.json({ type: 'UNKNOWN', code: -1, message }, { status: 500 })
      : undefined

/** Delays those calls by 50 ms. */
export const slow =
  (method: string, ending: string) =>
  async (request: Request): Promise<undefined> => {
    if (isTo(request, method, ending)) await new Promise((resolve) => setTimeout(resolve, 50))
  }
