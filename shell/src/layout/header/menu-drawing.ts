/** Path data of the menu's icon. */
export const MENU_DRAWING = 'M4 7h16M4 12h16M4 17h16';
