// Whether this bundle is the site that plays without a server; the build says so.

declare const WON_SITE: boolean | undefined;

export const SITE: boolean = typeof WON_SITE !== "undefined" && WON_SITE;
