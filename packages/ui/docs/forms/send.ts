/** Sends what a form holds; what the server says against it becomes the failure's text. */
export async function send(address: string, values: object): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(values) })
  if (!answer.ok) throw new Error(await answer.text())
}
