/** The reasons why an import refuses a row, in French. */
export const reasons = {
  missing: (what: string) => `${what} manque`,
  tooLong: (what: string) => `${what} dépasse 200 caractères`,
  rounded: (text: string) =>
    `Le tableur a arrondi ${text} : mettez la colonne au format Texte et ressaisissez la valeur`,
  part: (text: string) => `${text} est une partie d’étiquette, qui ne nomme pas de produit`,
  unreadable: (text: string) =>
    `${text} est une étiquette illisible : saisissez le code du produit`,
  misread: (code: string) =>
    `Le dernier chiffre du code ${code} ne correspond pas aux autres : est-il bien saisi ?`,
  past: (date: string) => `La péremption ${date} est passée : est-ce la bonne date ?`,
  early: (date: string) => `La péremption ${date} est avant l’an 2000 : est-ce la bonne date ?`,
  twice: (line: number) => `En double avec la ligne ${line}`,
  codeTwice: (code: string, line: number) => `Le code ${code} est aussi à la ligne ${line}`,
  codeTaken: (code: string, product: string) =>
    `Le code ${code} appartient déjà au produit ${product}`,
  further: (code: string, product: string) =>
    `${code} est un code supplémentaire du produit ${product} : indiquez son code principal`,
  furtherCodes:
    'Les autres codes se séparent par |, avec × et les unités d’un scan, de 1 à 100 000',
  unknownCode: (code: string) => `Aucun produit n’a le code ${code}`,
  archivedProduct: (name: string) => `Le produit ${name} est archivé`,
  noSupplier: (name: string) =>
    `Le fournisseur ${name} n’existe pas : créez-le ou importez-le d’abord`,
  archivedSupplier: (name: string) => `Le fournisseur ${name} est archivé`,
  archivedCategory: (name: string) => `La catégorie ${name} est archivée`,
  noCategory: (name: string) => `La catégorie ${name} n’existe pas, et vous ne pouvez pas en créer`,
  number: (what: string, from: number, to: number) =>
    `${what} doit être un nombre entier de ${from.toLocaleString('fr-FR')} à ${to.toLocaleString('fr-FR')}`,
  yesOrNo: 'Ordonnance doit être oui ou non',
  bothThresholds: 'Le seuil de commande et le stock minimum vont ensemble',
  email: 'L’email n’est pas valide',
  date: (text: string) => `La péremption ${text} n’est pas une date comme 31/03/2027`,
} as const
