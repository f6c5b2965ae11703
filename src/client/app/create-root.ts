/** React's renderer, from the file that it is in: that file then runs the renderer's code itself, in a task of its own. */
export { createRoot } from "react-dom/client";
