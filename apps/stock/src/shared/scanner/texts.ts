import { type InvalidReason, isLikelyMisread } from '@org/api/stock'

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
  dismissScan: (error: string) => `Fermer : ${error}`,
  soundOn: 'Couper le son',
  soundOff: 'Activer le son',
  /** Why a label is invalid. */
  invalidLabel: {
    empty: 'Rien n’a été lu : scannez de nouveau',
    'too-long': 'Ce code est trop long pour une étiquette',
    separator:
      'Votre lecteur envoie un texte à la place du séparateur FNC1 : indiquez ce texte dans « Réglages du lecteur », puis scannez de nouveau',
    ambiguous: 'Cette étiquette est illisible sans séparateur : scannez un autre code du produit',
    'unknown-identifier': 'Cette étiquette contient un champ inconnu : scannez-la de nouveau',
    'field-length': 'Cette étiquette est incomplète : scannez-la de nouveau',
    characters: 'Cette étiquette est mal lue : scannez-la de nouveau',
    'check-digit': 'Le chiffre de contrôle est faux : scannez de nouveau',
    date: 'La date de cette étiquette n’existe pas : scannez de nouveau',
    count: 'Cette étiquette compte zéro unité',
    conflict: 'Cette étiquette se contredit : scannez un autre code du produit',
  } satisfies Record<InvalidReason, string>,
  /** Says that a label is only a part, which does not belong to the product scanned before. */
  noProduct: 'Cette étiquette ne nomme pas de produit : scannez celle de la boîte',
  /** Says that no product has a code; also asks for a check if the code was probably misread. */
  unknownCode: (code: string) =>
    isLikelyMisread(code)
      ? `Aucun produit n’a le code ${code}, dont le dernier chiffre ne correspond pas aux autres. Est-il bien lu ?`
      : `Aucun produit n’a le code ${code}`,
}
