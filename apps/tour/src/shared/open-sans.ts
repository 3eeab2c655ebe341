/** Loads the default font of covers, Open Sans, which few computers have. */
import './open-sans.css'
