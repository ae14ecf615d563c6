/** The name of the function that every loop calls, with its line, each time around. */
export const guardName = '$loop';
