/**
 * Returns the declarations of a style attribute by property, both in lower case. If a property is
 * repeated, the last declaration wins.
 */
export function readDeclarations(style: string): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 1) continue
    const property = declaration.slice(0, colon).trim().toLowerCase()
    declarations.set(
      property,
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    )
  }
  return declarations
}
