import { isLikelyMisread } from '@org/api/stock'

/** UI text of scanning. */
export const scannerTexts = {
  settings: 'Réglages du lecteur',
  separator: 'Caractère de remplacement FNC1',
  separatorHelp:
    'Ce que votre lecteur envoie à la place de FNC1, par exemple {GS}. Laissez vide s’il n’est pas réglé ainsi. Ce réglage vaut pour ce navigateur.',
  separatorRefused:
    'Ces caractères peuvent aussi figurer dans un lot : choisissez-en un autre, par exemple {GS}.',
  save: 'Enregistrer',
  cancel: 'Annuler',
  soundOn: 'Couper le son',
  soundOff: 'Activer le son',
  /** That no product has a code, and whether it was probably misread. */
  unknownCode: (code: string) =>
    isLikelyMisread(code)
      ? `Aucun produit n’a le code ${code}, dont le dernier chiffre ne correspond pas aux autres. Est-il bien lu ?`
      : `Aucun produit n’a le code ${code}`,
}
