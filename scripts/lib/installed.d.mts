export declare function isInstalled(lockfile: string, installed: string): boolean
