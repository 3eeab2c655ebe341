/** Sends a form's values; the server's error message becomes the form's error text. */
export async function send(address: string, values: object): Promise<void> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(values) })
  if (!response.ok) throw new Error(await response.text())
}
