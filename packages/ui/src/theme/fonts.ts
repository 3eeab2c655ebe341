/** Loads Inter, the variable font of the interface, from the package that bundles it. */
import '@fontsource-variable/inter/wght.css'
