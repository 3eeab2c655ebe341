/** UI text for a conflict: two people have changed the same thing. */
export const conflictTexts = {
  title: 'Modifié entre-temps par quelqu’un d’autre',
  help: 'Rien n’est perdu : choisissez ce qui doit rester.',
  mine: 'Votre saisie',
  theirs: 'Version actuelle',
  take: 'Reprendre la version actuelle',
  replace: 'Remplacer par ma saisie',
  nothing: '(vide)',
  /** The parts of a signature that two people have changed. */
  parts: (names: readonly string[]) =>
    names.length === 0 ? 'Signature' : `Signature\u00a0: ${names.join(', ')}`,
} as const
