/** The suppliers of the demonstration: name, code, email. */
export const demoSuppliers = [
  ['Dentalia France', 'DENT', 'commandes@dentalia.example'],
  ['Médipro Santé', 'MED', 'service.client@medipro.example'],
  ['Oral Distribution', 'ORAL', 'ventes@oral.example'],
  ['Sterilab', 'STER', 'commande@sterilab.example'],
] as const

export const demoCategories = [
  'Gants et protection',
  'Anesthésie',
  'Hygiène et stérilisation',
  'Restauration',
  'Pansements et compresses',
] as const

export interface DemoProduct {
  name: string
  /** Index in `demoCategories`. */
  category: number
  /** Index in `demoSuppliers`. */
  supplier: number
  ref: string
  conditionnement: number
  /** Thresholds in units: when stock falls to `trigger`, enough is ordered to reach `minimum`. */
  trigger: number
  minimum: number
  /** Units in stock at each of the centres. */
  stock: readonly [number, number, number]
  /** Days until its first lot expires; null for goods without lots. */
  expires: number | null
  needOrdonnance?: boolean
}

const product = (
  name: string,
  [category, supplier]: readonly [number, number],
  ref: string,
  [conditionnement, trigger, minimum]: readonly [number, number, number],
  stock: DemoProduct['stock'],
  expires: number | null = null,
): DemoProduct => ({
  name,
  category,
  supplier,
  ref,
  conditionnement,
  trigger,
  minimum,
  stock,
  expires,
})

/** The goods of a dental practice, some of them low in stock and some about to expire. */
export const demoProducts: readonly DemoProduct[] = [
  product('Gants nitrile S', [0, 1], 'GN-S-100', [100, 200, 250], [350, 120, 900]),
  product('Gants nitrile M', [0, 1], 'GN-M-100', [100, 300, 375], [180, 640, 1200]),
  product('Gants nitrile L', [0, 1], 'GN-L-100', [100, 200, 250], [420, 300, 260]),
  product('Masques chirurgicaux type IIR', [0, 1], 'MQ-2R-50', [50, 150, 188], [90, 310, 220], 420),
  product('Masques FFP2', [0, 1], 'MQ-FFP2', [20, 40, 50], [60, 100, 44], 25),
  product('Lunettes de protection', [0, 2], 'LP-01', [1, 4, 5], [8, 6, 12]),
  product('Surblouses non tissées', [0, 3], 'SB-NT-10', [10, 30, 38], [26, 50, 90]),
  {
    ...product(
      'Articaïne 4 % adrénalinée 1/100 000',
      [1, 0],
      'ART-100',
      [50, 100, 125],
      [85, 240, 150],
      60,
    ),
    needOrdonnance: true,
  },
  {
    ...product(
      'Articaïne 4 % adrénalinée 1/200 000',
      [1, 0],
      'ART-200',
      [50, 100, 250],
      [150, 90, 300],
      18,
    ),
    needOrdonnance: true,
  },
  {
    ...product('Mépivacaïne 3 %', [1, 0], 'MEP-3', [50, 50, 62], [60, 40, 110], 210),
    needOrdonnance: true,
  },
  product('Gel anesthésique fraise', [1, 2], 'GEL-FR', [1, 3, 4], [5, 2, 9], -4),
  product('Aiguilles 30G courtes', [1, 0], 'AIG-30C', [100, 200, 250], [260, 480, 190], 900),
  product('Aiguilles 27G longues', [1, 0], 'AIG-27L', [100, 100, 125], [210, 90, 330], 860),
  product('Sachets de stérilisation 90 × 230', [2, 3], 'SS-90', [200, 400, 500], [520, 330, 800]),
  product('Sachets de stérilisation 140 × 260', [2, 3], 'SS-140', [200, 400, 500], [410, 620, 240]),
  product('Désinfectant de surface 1 L', [2, 3], 'DS-1L', [6, 6, 8], [9, 5, 14], 540),
  product('Lingettes désinfectantes', [2, 3], 'LD-120', [120, 240, 300], [300, 180, 520], 27),
  product('Indicateurs de passage', [2, 3], 'IP-250', [250, 250, 312], [310, 420, 250], 700),
  product('Canules d’aspiration', [2, 2], 'CA-100', [100, 200, 250], [360, 210, 540]),
  product('Gobelets en carton', [2, 2], 'GB-50', [50, 200, 250], [430, 190, 710]),
  product('Composite A2 seringue 4 g', [3, 2], 'CP-A2', [1, 3, 4], [6, 2, 7], 330),
  product('Composite A3 seringue 4 g', [3, 2], 'CP-A3', [1, 3, 4], [3, 5, 9], 300),
  product('Adhésif universel 5 mL', [3, 2], 'ADH-5', [1, 2, 3], [4, 1, 3], 12),
  product('Acide orthophosphorique 37 %', [3, 2], 'AO-37', [4, 4, 5], [9, 6, 10], 480),
  product('Ciment verre ionomère', [3, 0], 'CVI-20', [20, 20, 25], [35, 18, 44], 150),
  product('Matrices métalliques', [3, 0], 'MM-100', [100, 100, 125], [140, 90, 230]),
  product('Fraises diamantées FG 801', [3, 0], 'FG-801', [5, 10, 12], [22, 8, 25]),
  product('Compresses stériles 10 × 10', [4, 1], 'CS-10', [50, 150, 188], [380, 140, 260], 1100),
  product('Sutures résorbables 4/0', [4, 0], 'SUT-40', [36, 36, 45], [50, 30, 80], 640),
  product('Sutures résorbables 5/0', [4, 0], 'SUT-50', [36, 36, 45], [40, 70, 33], 640),
  product('Éponges hémostatiques', [4, 0], 'EH-32', [32, 32, 40], [60, 28, 75], 29),
]

/** The practitioners of each centre. */
export const demoPraticiens = [
  ['Dr Hélène Marchand', 'Dr Yann Le Goff'],
  ['Dr Sofia Benali', 'Dr Paul Estève', 'Dr Inès Carpentier'],
  ['Dr Marc Villeneuve'],
] as const

/** The centres: name, address, and the hour of their daily orders. */
export const demoCentres = [
  ['Centre Bastille', '12 rue de la Roquette, 75011 Paris', 7],
  ['Centre Lyon Presqu’île', '28 rue Mercière, 69002 Lyon', 18],
  ['Centre Nantes Graslin', '3 place Graslin, 44000 Nantes', null],
] as const
