// What each feature says of the form of the answer. Made by `node tools/reading/train.ts` from `test/eval/questions`: change these, not this file.

/** A line a feature: forms by number, each with its weight. */
export const formTable = `	5:2
!	0:-2 1:-2 2:-3 3:7 4:-3 5:-3 6:-2 7:-5 8:3 9:-2
! !	3:4 5:-3
! $	1:-2 2:-2 3:6 5:-4 7:-3 8:-2
#anymore	3:3 7:4 8:-2
#anymore+anymore	3:2 5:-2
#anymore+call	3:2 5:-2 7:2
#anymore+exists	7:2
#anymore+from	3:-3 5:-3 7:4
#anymore+good	1:3 5:-3
#anymore+import	0:-2 7:4
#anymore+missing	1:2 7:-2
#anymore+needed	7:2
#anymore+nobody	7:2
#anymore+not	0:2 1:-3 2:-2 5:2 7:-4
#anymore+places	7:3
#anymore+quality	1:-2 2:2 3:-2 9:2
#anymore+read	5:3 7:-2
#anymore+risk	1:3 7:-3
#anymore+send	5:3
#anymore+since	7:2
#anymore+slow	3:4 5:-2
#anymore+subtype	5:2
#anymore+to	1:-2 5:3
#anymore+unused	5:3 7:-2
#anymore+use	0:2 3:-3 7:2
#anymore+what	5:-4 7:3
#anymore+where	0:2 3:-2 5:-2
#anymore+which	3:-2 4:3
#anymore+who	1:-2 3:-3 7:2
#anymore+⟨name⟩	3:3
#anymore+⟨n⟩	0:-2 1:-2 3:2 5:2
#anymore>call	0:-2 3:2 5:-3 7:3
#anymore>count	1:2 3:-2 5:-2 6:2
#anymore>create	7:2
#anymore>defined	1:2 3:-2 5:2 7:-2
#anymore>event	5:3
#anymore>exists	0:-2 1:2 3:-3 7:2
#anymore>fail	5:2
#anymore>from	2:-2 5:-5 7:4
#anymore>good	1:2 5:-3
#anymore>handle	3:2
#anymore>impact	7:2
#anymore>import	7:3
#anymore>missing	0:-2
#anymore>most	1:-2 3:-4 5:2
#anymore>needed	3:-2 5:3
#anymore>nobody	1:-2 7:3
#anymore>not	0:2 1:-2 5:2 7:-3 8:-2
#anymore>places	7:2
#anymore>quality	1:-2 3:-2
#anymore>raise	0:-2 1:2 5:-3 7:3
#anymore>read	0:-2 5:3
#anymore>risk	1:2 7:-3
#anymore>send	1:2
#anymore>should	1:-2 3:2 5:-3 7:-2 9:3
#anymore>show	5:3
#anymore>since	4:2 5:-2
#anymore>slow	3:4 5:-2
#anymore>subtype	7:2
#anymore>tests	5:-2 9:2
#anymore>thing	2:-2
#anymore>to	5:2
#anymore>trace	1:3 4:-2 7:-2
#anymore>unused	5:3
#anymore>use	1:-2 7:3
#anymore>what	0:-2 3:3 5:-3 7:2
#anymore>when	3:3 5:-2 7:-2
#anymore>where	0:3 1:-2 3:2 5:-4
#anymore>which	4:2
#anymore>who	1:-2 3:-3 7:3
#anymore>why	5:3 7:-2
#anymore>wrong	0:-2 3:3
#anymore>⟨name⟩	1:-3 5:-5 6:-2 7:5
#anymore>⟨n⟩	3:2 5:2 7:-3
#anymore>⟨path⟩	5:2 7:-2
#anymore>⟨text⟩	1:2 5:-2 7:-2
#call	0:-2 1:-2 4:2 5:3
#call+call	0:2 2:-2 4:2 5:-2
#call+count	5:-4 6:4
#call+create	1:3 4:-2
#call+exists	5:4 7:-2
#call+from	0:-2 3:-4 4:3 6:-2 9:-2
#call+how	2:3
#call+missing	0:2 3:-3
#call+not	1:2
#call+places	0:3 4:-2 7:-2
#call+should	4:3 5:-2 9:-2
#call+show	4:-2 5:2
#call+since	1:3 3:-2 4:-2 5:-2 7:2
#call+thing	0:-3 1:2 3:-2 4:-2 8:-2 9:3
#call+to	1:-3 4:3 5:-2
#call+trace	0:-2 1:-2 3:-2 4:3 6:-2
#call+twice	3:3 7:-3
#call+use	5:2
#call+what	0:-2 4:-2 5:2 6:2 7:-2
#call+where	5:3 7:-2
#call+which	1:-2 4:3
#call+who	0:-2 1:-2 3:-2 4:-2 5:-5 8:5
#call+work	1:-2 5:3
#call+wrong	3:2
#call+⟨name⟩	0:-2 1:-2 7:4
#call+⟨path⟩	1:-2 4:2 7:2
#call>anymore	3:2 5:-2 7:2
#call>callee	5:3
#call>compare	1:2
#call>count	5:-4 6:6 7:-2
#call>create	0:-2 1:3 4:-4 5:2 7:-2
#call>error	5:3
#call>exists	0:-2 3:-2 5:2
#call>fail	4:3
#call>from	1:3 3:-4 4:3 6:-2 7:-2 8:-2 9:-3
#call>handle	0:-2 1:-2 4:-2 9:2
#call>how	2:3
#call>ifchange	0:2 1:2 5:-2
#call>missing	0:2 1:2 3:-2
#call>needed	1:-2 2:3 7:-2
#call>never	1:2 3:2 5:-3
#call>overload	1:-2 3:2
#call>places	1:-2 4:-2 5:2 6:3 7:-3
#call>raise	1:3 7:-3
#call>should	4:3 5:-3 9:-2
#call>show	0:2 1:-2 4:-2 5:2
#call>since	1:2 4:-2
#call>tests	4:-2 5:3 6:2 7:-3
#call>thing	0:-3 3:-2 4:-2 7:2 8:-2 9:2
#call>to	1:-3 4:3 5:2 7:-3
#call>trace	0:-3 1:-4 2:-2 3:-2 4:5 6:-2 8:-2 9:-2
#call>twice	3:3 7:-3
#call>use	5:2
#call>what	0:-3 2:-2 4:-2 5:2 7:-2 9:3
#call>when	3:3 5:-2
#call>where	0:4 3:-2 7:-2
#call>which	2:-2 4:3 6:-2
#call>who	0:-2 1:-2 3:-3 4:3 5:-5 8:5
#call>why	1:-2 3:4
#call>work	1:-2 5:3
#call>wrong	3:3
#call>⟨name⟩	0:-3 1:-2 3:-2 4:3 5:2 7:2
#call>⟨n⟩	3:2
#call>⟨path⟩	1:-2 4:3
#callee	0:-2 1:-2 3:-4 4:-3 5:6 6:-3 7:3 8:-2
#callee+call	0:-2 1:-2 3:-2 4:-2 5:3 7:2
#callee+to	1:3 7:-2
#callee+⟨name⟩	0:-2 1:-2 7:3
#callee>call	0:-2 1:-2 3:-2 4:-2 5:3 7:2
#callee>count	5:2
#callee>from	0:2 5:2 7:-2
#callee>not	3:-2 5:-2 7:3
#callee>show	5:2
#callee>thing	5:3
#callee>to	1:3 7:-2
#callee>use	5:3
#callee>which	5:3
#callee>⟨name⟩	0:-2 1:-2 3:-2 4:-2 6:-2 7:4 9:-2
#catch	1:-2 4:-2 5:2
#catch+catch	0:-3 5:3
#catch+error	3:-3 8:3 9:-2
#catch+event	2:2
#catch+from	1:-2 3:3
#catch+handle	5:2
#catch+nobody	5:2
#catch+show	0:3 3:2 5:-2 7:-2
#catch+slow	0:2
#catch+what	0:2 1:-2 9:2
#catch+where	0:2 7:-2
#catch+which	0:-3 3:-2 5:2 7:2
#catch+who	0:2 5:-2 7:2
#catch+⟨error⟩	0:-3 1:-2 5:3 7:3
#catch+⟨name⟩	4:-2 9:-2
#catch>decided	1:3 7:-2
#catch>defined	1:2 2:-2 3:2 7:-2
#catch>error	0:-3 1:-2 2:-2 5:3 7:2 8:2 9:-2
#catch>event	2:2 3:-2
#catch>exists	0:-3 5:2
#catch>fail	3:4
#catch>from	7:3
#catch>good	5:2
#catch>handle	0:2
#catch>happens	4:2 5:-2
#catch>how	0:2 3:2 5:-2
#catch>import	5:2 7:-2
#catch>missing	3:-2 5:2 7:-2
#catch>most	1:3
#catch>nobody	1:-2 5:2
#catch>not	2:-2 7:-2
#catch>places	3:-2 4:2
#catch>quality	0:-2 1:-2 5:2
#catch>raise	0:4 1:-3 3:2 5:-4 7:-3
#catch>show	0:3 1:-2 3:2 5:-3 8:-2
#catch>slow	0:4 7:-3
#catch>structure	0:2 5:-2
#catch>thing	3:-2 5:5 7:-3
#catch>to	0:4 1:-3 2:-2 3:-3 4:-2 5:-3 7:3 8:-2
#catch>trace	4:2 5:-2
#catch>use	0:-2 3:2
#catch>what	0:4 4:-2 5:-2
#catch>when	0:-3 5:4
#catch>where	0:4 3:-2 7:-4
#catch>which	0:-5 5:2 7:2
#catch>who	1:-2
#catch>wrong	0:3 3:3 5:-3 7:-4
#catch>⟨error⟩	0:-3 1:-2 5:4 7:3
#catch>⟨name⟩	2:-2 4:-2 9:-2
#catch>⟨n⟩	1:-2 5:2 9:2
#compare	0:-3 1:-3 4:3 5:-3 6:-2 8:-2 9:7
#compare+call	1:2 2:-2 4:3 5:-2 9:-2
#compare+compare	0:-2 1:-3 2:-2 3:-4 4:-7 5:-4 7:-4 8:-2 9:10
#compare+event	7:-2
#compare+exists	4:-4 5:-2 7:3 9:3
#compare+from	0:2 2:-4 3:-2 4:-2 6:-2 8:-2 9:3
#compare+good	2:3 7:-3 8:-2
#compare+ifchange	5:-2
#compare+import	3:-2 7:-4 8:2
#compare+meaning	1:-2 9:2
#compare+not	1:-2 3:3 5:-2 7:2
#compare+overload	3:3 5:-2 7:-2
#compare+places	3:3 4:-2 9:-3
#compare+quality	3:-3 5:-3 7:3 9:3
#compare+read	3:2 5:-2
#compare+send	0:-2 1:-2 3:-2 4:-2 7:-3 9:4
#compare+should	0:2 7:-2 9:3
#compare+show	9:2
#compare+structure	7:4 9:-2
#compare+thing	3:2 5:-3
#compare+trace	7:2
#compare+use	2:2 5:-2 8:2
#compare+what	0:-2 1:-5 2:-2 3:-3 7:-2 8:-2 9:4
#compare+which	2:-2 4:3 5:3 7:-3 9:-2
#compare+⟨name⟩	0:-3 2:-2 4:3
#compare+⟨n⟩	2:3 3:-2 4:-2 7:2 9:-2
#compare+⟨path⟩	3:-3 4:4 5:-4 9:-3
#compare>call	1:2 2:-2 4:2 5:-3
#compare>copies	3:-2 5:2 7:2 9:-3
#compare>count	2:2 5:-3 6:3
#compare>decided	3:3
#compare>defined	0:-2 1:-3 7:-2 9:2
#compare>error	3:2
#compare>event	7:-2
#compare>exists	1:-2 4:-2 5:-2 7:2 9:3
#compare>explain	3:2 5:-2 9:2
#compare>fail	7:-2
#compare>from	1:-3 2:-2 3:2 5:-2 8:-2 9:2
#compare>good	0:-2 2:2 3:-2 4:-2 8:-2
#compare>handle	2:3
#compare>how	1:-2 6:2 7:2
#compare>howto	3:-2 5:-2 7:-2 9:3
#compare>ifchange	5:-3 9:3
#compare>impact	2:2 5:2 9:-2
#compare>import	3:-2 8:2
#compare>judge	1:2 2:2 5:-2 7:-2 8:-2
#compare>meaning	3:-3 4:2 5:-2
#compare>missing	0:2 1:3 5:-2 7:-2 9:-2
#compare>most	5:2 7:-3
#compare>not	0:-2 2:-2 3:3 4:-3 5:-4
#compare>overload	3:2 5:-2 6:2 7:-2
#compare>overview	5:-2 9:4
#compare>places	3:4 4:-2 9:-3
#compare>quality	3:-3 5:-3 7:3 9:3
#compare>read	3:2 5:-3 7:-2 9:3
#compare>send	4:-2 7:-4 9:3
#compare>should	1:-2 3:-2
#compare>show	0:-2 3:-2 5:4 7:-2
#compare>since	5:-2
#compare>slow	3:-2 7:4 9:-2
#compare>sometimes	5:-2 9:3
#compare>structure	7:4 9:-2
#compare>thing	4:2 5:-2
#compare>to	0:-2 3:3 4:-4 5:-2 7:-2
#compare>trace	0:-2 2:-2 3:-3 4:4 5:-6 7:2
#compare>twice	5:4 7:-2 9:-3
#compare>use	3:-2 4:-2 7:2 8:2
#compare>what	3:-2 7:-3 8:-2 9:3
#compare>where	2:-2 5:5 7:-3
#compare>which	0:-2 1:-3 2:-3 3:-2 4:2 7:-2 8:-2 9:4
#compare>write	1:2 5:-3 9:2
#compare>⟨name⟩	2:-3 9:3
#compare>⟨n⟩	0:-2 2:3 3:-2 4:-2 5:-2 7:2
#compare>⟨path⟩	0:-2 3:-3 4:4 5:-5
#copies	0:-3 1:-2 3:-2 4:-4 5:6 7:3 8:-2
#copies+compare	0:-2 1:-2 3:-4 4:-4 5:5 8:-2 9:-7
#copies+copies	3:-2 5:2
#copies+from	5:2
#copies+not	5:-2
#copies+tests	5:3 7:-2
#copies+twice	3:-2 5:2
#copies+which	5:3 7:-2
#copies+work	3:-2 9:2
#copies>compare	0:-2 1:-2 3:-4 4:-4 5:5 8:-2 9:-2
#copies>count	3:-2 7:-2 9:2
#copies>error	5:-2 8:2
#copies>exists	5:3 6:2 7:-2
#copies>from	4:-2 5:3 9:-3
#copies>good	1:3 2:-2 5:2 7:-3
#copies>handle	2:2 3:-2 5:-3 8:2
#copies>how	1:2 2:-2 3:-2 7:-3 9:2
#copies>import	2:-2 9:2
#copies>judge	2:3 5:-4 7:-2 9:3
#copies>not	5:-2 8:2
#copies>should	1:-2 2:-2 7:4 9:-2
#copies>show	5:2
#copies>tests	5:3 7:-2
#copies>trace	7:2
#copies>twice	1:-2 3:-3 5:3 6:-2 9:2
#copies>use	0:-3 5:2
#copies>where	1:-2 2:-2 3:-2 5:5 7:-4 9:-2
#copies>which	5:4 7:-2
#copies>work	3:-2 9:2
#copies>⟨name⟩	4:-2 5:2 7:-2
#copies>⟨n⟩	2:3 7:-2
#copies>⟨path⟩	5:-2 7:2
#count	0:-2 5:-4 6:13 7:-3
#count+call	5:-4 6:5
#count+compare	0:-2 6:3
#count+create	5:2 6:2
#count+defined	0:2
#count+exists	5:-2 6:6 7:-2 9:-2
#count+from	1:2 3:-2
#count+handle	0:-2 6:3
#count+import	5:-2 6:3
#count+not	1:-2 2:-2 5:-2 6:3 7:-2 8:2
#count+overload	1:-2 2:-2 3:-2 6:3 7:-3
#count+overview	5:-3 6:3 9:2
#count+places	5:-2 6:5 7:-2
#count+possible	5:-2 6:4
#count+raise	0:-2 5:-3 6:4
#count+show	5:3 6:-2
#count+sometimes	5:2
#count+subtype	5:-2 6:5
#count+tests	6:4 7:-2
#count+thing	2:-2 6:4
#count+use	6:3
#count+where	5:-2 6:2
#count+which	5:4 6:-3
#count+write	0:-3 5:4
#count+wrong	3:2
#count+⟨name⟩	5:-2 6:4
#count+⟨n⟩	3:2
#count>anymore	0:-2 3:2
#count>call	5:-2 6:4 7:-2
#count>catch	3:2
#count>compare	0:-2 2:-2 4:-2 6:2 7:-2
#count>create	5:2 6:2
#count>defined	0:2 2:-2 7:2
#count>error	6:4
#count>event	2:2
#count>exists	2:-2 5:-3 6:6 7:-3
#count>fail	5:2
#count>from	4:-2 5:-3 6:4 7:-2
#count>good	9:2
#count>handle	0:-2 6:4
#count>howto	6:2
#count>impact	0:-2 5:3
#count>import	5:-3 6:4
#count>needed	2:-2 6:3
#count>never	3:-2 7:2
#count>nobody	6:3
#count>not	1:-2 2:-2 5:-2 6:3 7:-2 8:2
#count>overload	1:-2 2:-2 3:-2 6:3 7:-4
#count>override	6:2 7:-3 9:2
#count>overview	5:-3 6:3 9:2
#count>places	5:-2 6:6 7:-2
#count>possible	1:-2 3:-2 5:2 6:2
#count>raise	0:-2 5:-4 6:6
#count>read	6:2
#count>send	0:-3 5:2 6:3
#count>should	7:-3 9:3
#count>show	5:3
#count>since	6:2
#count>sometimes	3:2 5:2 6:-2
#count>subtype	5:-3 6:6
#count>tests	5:-3 6:5 7:-2
#count>thing	1:-2 2:-2 6:5 7:-2
#count>to	2:-2 3:-2 5:-2 6:6 7:-2
#count>too	6:2
#count>trace	0:-2 2:-2 3:2 5:-6 6:5
#count>twice	5:-3 6:-2 9:4
#count>unused	6:2
#count>use	6:4 7:-2
#count>what	5:5 6:-4 7:-2
#count>where	0:2 6:-3 9:2
#count>which	1:-2 5:3 7:-2
#count>who	8:2
#count>write	0:-3 5:3 6:2
#count>wrong	3:3
#count>⟨error⟩	6:3
#count>⟨name⟩	5:-4 6:9 7:-2
#count>⟨path⟩	3:2 4:-2 5:-5 6:4
#create	3:-2 4:-2 8:2
#create+anymore	7:2
#create+call	0:3 4:-2 5:-3 7:-3 9:2
#create+event	0:-3 1:-2 2:3
#create+exists	5:-2 6:2
#create+fail	1:4 5:-4
#create+from	2:-2 4:-3 6:-2 9:-3
#create+meaning	1:-2
#create+not	0:2 1:-2 7:-2 9:2
#create+overview	1:-2 5:3
#create+show	0:2
#create+slow	1:-2 3:4
#create+sometimes	3:2
#create+tests	0:-2 1:-2 7:3
#create+thing	5:3
#create+to	0:-3 1:-2 3:2 4:3 5:-2
#create+trace	3:2
#create+what	0:-3 1:-4 5:3 6:2 7:-3 8:-2 9:-2
#create+where	0:-2 5:5 6:-3
#create+which	0:-2 3:-2 8:2
#create+⟨name⟩	1:3 2:-2 4:-3 5:-2 8:-2
#create+⟨n⟩	0:-2 5:2
#create+⟨text⟩	3:2
#create>anymore	5:-2 7:3
#create>call	0:2 4:-2 5:-2 9:2
#create>compare	1:2 3:-3 4:-2 7:-2
#create>count	0:-5 5:2 6:3 7:-2
#create>error	1:-3 5:2
#create>event	0:-3 1:-2 2:3
#create>exists	0:-2 6:3
#create>fail	0:-2 1:4 7:-3
#create>from	2:-3 4:-3 5:2 6:-2 9:-3
#create>good	3:2 5:-3 7:-2 9:2
#create>happens	0:2 1:-2
#create>how	0:-2 1:-2 2:4 3:-2
#create>howto	2:2 5:-3
#create>ifchange	5:-2
#create>import	1:3 3:-2
#create>judge	7:2
#create>meaning	1:-2
#create>missing	1:-3 3:3
#create>never	3:2
#create>not	0:2 4:-2 8:-2
#create>overload	3:2 5:-2
#create>overview	1:-2
#create>places	0:-3 1:-2 5:3
#create>possible	6:2
#create>quality	1:-2 3:2 5:-2 7:-2 9:2
#create>raise	0:-2 5:2
#create>read	0:-2 4:3 7:2
#create>should	1:-2 3:4 5:-3 7:-2 9:-2
#create>show	1:-2 5:4 8:-2
#create>since	5:2 7:-2
#create>slow	0:2 1:-2 3:3 5:-3
#create>structure	1:2 3:2 5:-3 9:-2
#create>tests	3:-3 7:3
#create>thing	1:-3 2:3
#create>to	0:-2 3:2 4:2 7:-3 8:-2
#create>trace	3:4 5:-2
#create>use	0:2 3:-2 5:-2
#create>what	1:-3 7:-4
#create>where	1:-2 5:2 6:-3 7:-2 9:-2
#create>which	3:-2 7:-2 8:2
#create>who	3:-2
#create>write	5:-2 7:4
#create>wrong	1:-2 2:-2 3:5 5:-2 7:-2 9:-2
#create>⟨name⟩	0:2 1:3 2:-2 4:-3 5:-2 8:-2
#create>⟨n⟩	0:-2 1:2 3:2
#create>⟨path⟩	3:4 5:-2
#create>⟨text⟩	3:4 5:-3
#decided	0:-3 3:6 4:-2 5:-2 6:-2 8:-2 9:-2
#decided+exists	3:4 7:-2
#decided+from	3:2 5:-2
#decided+meaning	1:-2
#decided+what	0:-2 1:2 2:3 4:-2 5:-2 7:-3
#decided+which	1:-3 2:2 3:2 5:-2
#decided+why	3:2
#decided+⟨name⟩	0:-2 1:-4 9:3
#decided>anymore	7:2
#decided>exists	3:4 7:-2
#decided>from	3:2 5:-2
#decided>meaning	1:-3 3:4 5:-2
#decided>not	3:2
#decided>send	3:2 4:2 9:-2
#decided>structure	5:-2 8:2
#decided>thing	2:2 3:-2 5:-2
#decided>what	0:-3 2:2 3:4 5:-3 7:-3 9:-3
#decided>which	1:-3 2:2 3:2 5:-2
#decided>why	3:3
#decided>⟨name⟩	0:-2 1:-5 4:-2 7:2 9:3
#defined	0:3 8:-2
#defined+defined	0:2 1:-4 5:3
#defined+exists	0:4 1:2 7:-2
#defined+fail	2:-3 4:3
#defined+from	0:4 1:-2 5:-2 8:-2
#defined+good	7:3
#defined+handle	3:3
#defined+how	3:3
#defined+howto	0:2
#defined+ifchange	2:3 3:-2
#defined+import	0:-4 3:-2 5:3 6:2
#defined+judge	0:2 5:-2
#defined+missing	3:3
#defined+never	0:-2 3:-2 5:-2 7:4
#defined+nobody	7:3
#defined+not	0:-2 1:-2 3:2 5:3
#defined+overview	5:-2 7:2
#defined+places	0:2
#defined+possible	7:3
#defined+raise	1:2
#defined+send	1:2 3:-2 5:-2 7:2
#defined+should	0:-2 2:-3 3:2 7:-2 9:2
#defined+tests	0:-3 1:-2 2:3
#defined+thing	1:2 3:3 7:-2
#defined+to	4:4 5:-2
#defined+trace	2:3 4:-3
#defined+what	1:2 2:2 3:-4 6:-2
#defined+where	0:5 1:2 2:-2 3:-2 5:-3 6:-2
#defined+which	1:-2 2:2 5:-2 6:2
#defined+who	0:-2 1:2 2:2 5:-4 7:3
#defined+write	3:2
#defined+wrong	0:-2 2:-2 5:4 7:-2 9:-2
#defined+⟨name⟩	0:3 1:2 2:-2 3:-2 4:-2 6:-2 7:-5 8:-2
#defined+⟨n⟩	1:-2 3:3
#defined+⟨path⟩	0:2
#defined>anymore	1:-3 5:3
#defined>call	0:-2 1:2 3:-2 4:-2 5:3
#defined>catch	2:2
#defined>compare	0:-3 5:3 7:-3 9:2
#defined>count	1:2 5:-2 6:2
#defined>create	1:2 5:-3
#defined>error	1:2 3:-3 5:3
#defined>event	1:-2 7:2
#defined>exists	3:-2 4:-2 7:2
#defined>fail	2:-3 4:3 7:-2
#defined>from	0:4 1:-2 2:-2 5:-2 7:2 8:-2
#defined>good	7:3
#defined>handle	3:2 5:-2
#defined>happens	3:3 7:-2
#defined>how	0:2 2:-2 3:3
#defined>ifchange	0:-2 1:-2 2:3
#defined>impact	1:3
#defined>import	0:-4 1:2 3:-3 5:3 6:2
#defined>missing	3:3
#defined>needed	7:2
#defined>never	0:-2 3:-2 7:4
#defined>nobody	0:-2 3:-3 5:4 7:2
#defined>not	2:-2 3:2 4:-2 5:2
#defined>overview	1:3 2:-2 3:-3 5:-4 7:2
#defined>places	0:4 1:-3 2:2 3:-3 5:-2
#defined>possible	7:2
#defined>raise	0:-2 1:2
#defined>read	0:-2 7:4
#defined>send	3:-3 5:-2 7:4
#defined>should	0:-2 2:-3 3:3 7:-2 9:2
#defined>since	1:2 4:-2 5:-3
#defined>sometimes	5:2
#defined>structure	1:3 5:-2
#defined>tests	0:-4 1:-2 2:2 7:2 9:-2
#defined>thing	0:-3 3:2
#defined>to	1:-2 3:-2 4:4
#defined>too	3:-2 7:3
#defined>trace	1:-2 2:2 5:-3
#defined>twice	1:2 3:-3 5:-2 6:2 7:3 9:-2
#defined>use	3:-2 5:4
#defined>what	1:2 3:-4 4:-2 6:-2 8:-2
#defined>when	2:2 3:-2
#defined>where	0:6 2:-2 3:-2 5:-4 6:-2 7:-2
#defined>which	1:-3 2:2 5:2 9:-2
#defined>who	0:-3 3:2 5:-4
#defined>why	1:2 5:-2
#defined>work	0:-2 5:2
#defined>write	7:2
#defined>wrong	0:-3 2:-2 5:4 8:-2 9:-2
#defined>⟨name⟩	0:2 1:2 2:-2 3:-2 4:-2 7:-2 8:-2
#defined>⟨n⟩	0:3 1:-3 3:4 5:-3 7:-2
#defined>⟨path⟩	5:-2
#error+anymore	0:2 1:2 7:-2
#error+catch	1:-3 3:-4 5:-2 6:-2 7:4 9:2
#error+compare	1:3 5:-2 7:-2
#error+count	5:-2 6:3
#error+create	0:-2
#error+defined	5:2
#error+error	0:-2 1:2 3:-2 5:-2 9:2
#error+event	2:2
#error+exists	0:-2 7:2
#error+fail	0:2 1:-3 3:2
#error+from	0:2 1:-2
#error+handle	0:2 1:-3 3:-2 5:-3 8:3
#error+how	0:-2 2:5 3:-2 5:-2
#error+import	0:2 3:-2
#error+meaning	1:3 2:-2
#error+missing	3:2
#error+nobody	1:-2 3:4 5:-4 7:-3
#error+not	0:-3 1:-2 3:4 5:-2
#error+overload	5:2
#error+overview	2:3 5:-2 8:-3
#error+places	0:-3 5:4
#error+raise	4:-2 5:2 9:-2
#error+send	1:-2 5:3
#error+should	5:4
#error+show	3:4 7:-2
#error+slow	1:2 3:-2
#error+sometimes	3:-2 5:-2 7:4
#error+structure	0:-2 2:-2 7:-2 9:3
#error+thing	1:-4 5:5 7:-3
#error+to	0:3 1:-2 2:2 4:-2 5:-3
#error+use	0:2 1:2
#error+what	0:2 1:2 3:-2 4:-2 6:2 7:-5 8:-2
#error+when	3:-3 9:2
#error+where	1:-2
#error+which	0:3 1:3 2:3 4:-2 5:-6 7:-2 9:-2
#error+who	0:3 1:-3 3:-4 7:-3 9:-2
#error+write	1:-2 3:2
#error+wrong	9:2
#error+⟨error⟩	3:3 5:-2
#error+⟨name⟩	0:-3 1:-2 3:4 4:2 7:-3 9:-2
#error+⟨n⟩	0:2 1:2 2:-2 5:-2 7:-2 9:2
#error+⟨path⟩	0:-2 5:3
#error+⟨text⟩	0:2 1:-3 2:-2 3:-3 7:2
#error>anymore	0:3 5:-2 7:-2
#error>catch	1:-4 2:-2 3:-3 4:-2 6:-2 7:3
#error>compare	1:2 4:3 5:-3 7:-3 9:-4
#error>count	0:-2 1:-2 5:-3 6:4
#error>create	1:-2
#error>decided	0:-2 1:-2 3:4 5:-2
#error>defined	0:3 5:-2
#error>event	2:2
#error>exists	1:-3 2:2 5:2 6:-2
#error>fail	1:-2 2:4 3:2 4:-2 5:-2
#error>good	1:-2 3:-3 5:2 9:2
#error>handle	0:4 3:-2 5:-4 8:2 9:-2
#error>happens	0:2
#error>how	0:-3 2:7 3:-4 4:-2 5:-3 7:-2
#error>ifchange	2:2 3:2 7:-2
#error>impact	5:-2 7:2
#error>import	3:2
#error>meaning	0:-2 1:3 5:-2 8:-2
#error>missing	1:3 5:-2
#error>nobody	1:-2 3:3 5:-3
#error>not	2:3 3:3 5:-2
#error>overload	1:2
#error>overview	2:4 5:-2 8:-3
#error>places	0:-3 5:3 7:2
#error>quality	7:3
#error>raise	3:-3 5:3 6:2 9:-2
#error>read	0:2 5:-2
#error>send	0:-3 4:-2 5:5 7:-2
#error>should	1:-2 2:-2 3:2 5:3 7:-2
#error>show	3:3 5:2 7:-4
#error>since	2:-2 3:3
#error>slow	1:3
#error>sometimes	0:-2 1:-2 3:2 5:-3 9:2
#error>structure	0:4 1:-2 5:-2 7:-4 8:-2 9:2
#error>thing	0:2 1:-3 2:2 3:2 4:-2
#error>to	0:3 2:2 3:2 5:-4
#error>trace	0:-2 3:4 5:2
#error>twice	1:2 3:-2
#error>use	2:3 5:-3
#error>what	0:3 1:5 3:-4 5:-3 7:-5 9:-3
#error>when	0:-2 1:4 5:-4
#error>where	0:5 1:-2 3:-3 7:-4 9:-2
#error>which	0:4 1:2 2:2 4:-2 5:-6 6:-2 9:-2
#error>who	0:6 1:-5 2:-2 4:-2 6:-2 7:-3 9:-2
#error>why	0:-2 3:3 5:-2
#error>write	3:3 5:-2 7:-2
#error>wrong	1:2 3:2 5:-5 7:-2
#error>⟨error⟩	0:-2 1:-2 3:4 7:-2
#error>⟨name⟩	0:-2 3:5 7:-3
#error>⟨n⟩	1:3 5:-3 7:-2
#error>⟨path⟩	0:-2 3:4 5:2
#error>⟨text⟩	0:2 1:-3 3:-2 7:2
#event	0:2 4:-2 5:3 6:-2
#event+catch	5:2
#event+defined	3:-2 4:2
#event+event	0:4 1:4 4:-2 5:-5 7:-2 9:-2
#event+from	0:3 1:-2 2:2 5:-3 6:-2 8:-2 9:-2
#event+handle	0:-3 5:2
#event+how	0:-2 4:2 5:-2 6:-2
#event+meaning	1:2
#event+missing	0:-2 3:4 5:-2 7:-2
#event+most	0:2 1:2 5:-3
#event+not	0:3 5:-3
#event+read	6:2
#event+send	0:4 1:2 3:-2 7:-2 9:-2
#event+should	1:-2 7:2
#event+since	0:-2 1:2 3:-2 5:-2 7:2
#event+slow	3:3
#event+structure	8:-3
#event+thing	1:-3 2:3 3:-2 5:2 7:-3
#event+what	0:-3 1:3 3:-2 7:2
#event+where	0:2
#event+which	0:3 1:-2 7:-2
#event+who	3:-2 5:2
#event+⟨name⟩	1:4 3:-2 7:-2 9:-2
#event+⟨n⟩	0:3 1:-2 3:-2 5:-2 7:2
#event+⟨path⟩	1:-2 5:-2 7:2 9:2
#event>anymore	7:2
#event>call	5:-2 7:2
#event>catch	0:2
#event>count	0:-4 3:2 6:2
#event>create	0:-4 1:2 3:-2 7:-2 9:2
#event>decided	8:2
#event>defined	3:-2 4:2
#event>exists	3:-2
#event>fail	3:-4 7:2
#event>from	0:2 1:-2 5:-4 7:3 8:-2 9:-2
#event>good	5:-2 8:2 9:2
#event>handle	0:-2 2:-2 3:2 5:2 9:-2
#event>how	0:-2 4:4 5:-3 6:-2 8:-2
#event>howto	5:-3 9:2
#event>ifchange	0:-2 7:2
#event>judge	0:-2 1:-2 5:2 9:-4
#event>meaning	8:2
#event>missing	0:-2 2:2 3:2 5:-3
#event>most	0:2 1:3 5:-3
#event>nobody	0:3 3:-3
#event>not	0:2 1:-3 3:2
#event>overview	0:-2 1:2 3:2
#event>places	5:2
#event>raise	0:2 5:-3 7:-2 9:2
#event>read	0:2 5:-2 7:2
#event>send	0:3 1:2 3:-3 4:-2
#event>should	0:-2 7:3
#event>show	0:3 1:-2 5:-3
#event>since	0:-2 1:2 5:-2 7:2
#event>slow	3:2
#event>sometimes	3:2
#event>subtype	0:2 1:-2 2:-2 4:4 5:-3
#event>thing	0:4 1:-2 2:2 3:-3 4:-2 7:-3 9:-2
#event>to	2:-3 3:2
#event>trace	1:-3 3:-2 5:-3 7:4 9:2
#event>twice	3:4 5:-2
#event>what	1:4 3:-4 4:-3 5:-3
#event>when	0:3 5:-2
#event>where	0:5 5:-6
#event>which	0:4 3:-2 5:-2 7:-2
#event>who	0:2 3:-3 4:-2 5:2 7:-2
#event>why	3:3
#event>work	0:2 1:-2 4:2 5:-2
#event>write	0:-3 1:-2 7:3
#event>wrong	0:-3 7:4
#event>⟨name⟩	1:3 3:-3 7:-2
#event>⟨n⟩	0:3 1:-2 5:-3
#event>⟨path⟩	1:-2 5:-2 7:2 9:2
#event>⟨text⟩	0:2
#exists	0:-2 1:-2 4:-2 7:7
#exists+anymore	1:-2 3:3 5:-4 7:2
#exists+compare	3:-2 4:3 5:-5 7:-4 9:3
#exists+count	5:-2 6:4 7:-2
#exists+defined	1:-2 7:2
#exists+exists	5:-2 7:4
#exists+fail	1:-2 5:4 7:-2
#exists+from	0:-2 1:-2 2:-2 4:-3 5:4 7:-3 9:2
#exists+handle	5:-3 7:3
#exists+how	1:-2 2:-3 7:4
#exists+impact	5:-2 7:4
#exists+import	0:3 5:-2
#exists+most	1:2 5:-3 7:-2
#exists+nobody	5:-2 7:4
#exists+not	7:5
#exists+overload	5:-3 7:4
#exists+places	5:-4 7:4
#exists+structure	7:2 9:-2
#exists+subtype	5:-3 7:4
#exists+tests	1:-2 3:-2 7:5
#exists+thing	1:-2 3:-2 7:3
#exists+to	0:2
#exists+too	7:2
#exists+trace	4:-5 5:-2 7:7
#exists+twice	0:-3 3:3
#exists+unused	5:-3 7:4
#exists+use	5:-2 7:3
#exists+what	0:-2 1:-3 3:2 4:-2 5:2 6:-3
#exists+which	0:-2 1:-2 2:-2 4:-2 5:2 7:3
#exists+who	4:2 5:-2
#exists+why	3:2
#exists+write	5:3
#exists+⟨name⟩	1:-2 7:-3 9:4
#exists+⟨n⟩	5:-2 7:3
#exists>anymore	1:-2 5:3 7:-2
#exists>call	4:-2 5:-2 7:5
#exists>catch	0:-2 7:3
#exists>compare	0:-3 1:-2 2:-2 3:-3 4:2 6:-2 9:2
#exists>copies	5:3 9:-2
#exists>count	5:-2 6:4
#exists>create	3:-2 7:3
#exists>decided	3:4 7:-3
#exists>defined	1:-2 3:-2 7:2
#exists>error	5:-4 7:4
#exists>event	3:3 5:-2
#exists>fail	1:-2 3:-3 5:5 7:-4 8:2
#exists>from	0:-2 2:-2 3:4 4:-2
#exists>good	1:2 3:-2 5:-4 7:2
#exists>handle	1:-2 3:-2 5:-4 7:6
#exists>happens	5:-3 7:4
#exists>how	1:-2 2:-3 5:-4 7:5 8:2
#exists>howto	1:2 5:-3
#exists>ifchange	3:-2 9:2
#exists>impact	5:2 9:-2
#exists>import	0:2 5:2
#exists>judge	1:3 7:-3 9:-2
#exists>missing	3:-2 5:2 7:2
#exists>most	1:2 5:2 7:-3
#exists>needed	5:-2 7:2
#exists>never	5:2
#exists>nobody	3:-2 7:2
#exists>not	3:-2 7:5
#exists>overload	5:-3 6:2 7:3 9:-2
#exists>override	4:-2 5:-6 7:5 9:2
#exists>places	7:4
#exists>possible	1:-2 5:2
#exists>raise	5:-3 7:4
#exists>read	5:2
#exists>risk	1:2 5:-3
#exists>send	0:-2 2:-2 4:-2 7:2 9:-2
#exists>should	5:2 7:-2 9:2
#exists>show	1:-3 3:3 4:-2
#exists>since	7:2
#exists>slow	0:-2 3:-2 5:3
#exists>structure	8:2 9:-2
#exists>subtype	5:-4 7:6
#exists>tests	1:-2 3:-3 7:5
#exists>thing	1:-3 5:2 7:3
#exists>to	1:-3 3:-3 7:3 9:-2
#exists>too	7:2
#exists>trace	4:-5 7:4
#exists>twice	0:-3 5:2 9:-2
#exists>unused	5:2
#exists>use	7:3
#exists>what	0:-2 1:-2 3:2 4:-2 6:-3 7:2
#exists>where	0:2
#exists>which	0:-3 2:-2 3:-2 4:-2 5:4
#exists>who	3:-2 4:2 5:-5 7:4
#exists>why	3:2
#exists>work	3:3 7:-2
#exists>write	3:-2 7:2
#exists>⟨error⟩	3:-2 7:2
#exists>⟨name⟩	1:-2 3:-2 4:-2 5:-4 7:8
#exists>⟨n⟩	1:-2 3:2
#explain	0:-3 1:3 2:3 3:-5 5:-4 6:-2 7:-4 8:5 9:-3
#explain+compare	9:3
#explain+from	0:-2 2:-4 4:-2 5:-2 8:5 9:-2
#explain+how	2:2 3:-2
#explain+judge	1:2 8:-3
#explain+meaning	1:2
#explain+overview	8:2
#explain+trace	0:-2 3:-2 4:2 5:-2 7:-2 8:-4
#explain+what	1:3 2:-2 3:-3 5:-4 6:3 7:-2
#explain+which	5:3
#explain+why	1:-2 3:4
#explain+work	1:-3 2:5 3:-2 4:-3 5:-3
#explain+⟨name⟩	0:-2 1:6 2:-4 3:-2 4:-2 5:-4 6:-2 7:-3
#explain>call	5:4
#explain>compare	9:2
#explain>defined	3:2
#explain>exists	8:2
#explain>from	0:-3 5:-5 6:2 7:-2 8:3 9:-2
#explain>handle	2:2
#explain>how	0:-2 2:2 3:-2
#explain>judge	1:3 8:-3
#explain>meaning	1:3 3:-2 4:-2
#explain>missing	8:2
#explain>not	0:3 2:2 3:-2 4:-2 5:-4 6:3 7:-2 8:-2
#explain>overview	1:-5 2:-2 4:-2 5:-2 8:6
#explain>places	0:-3 1:2 2:-3 3:-2 4:2 5:-2 7:-2 8:2
#explain>read	2:-2 8:2
#explain>should	8:2
#explain>show	1:-2
#explain>structure	1:-2 4:3
#explain>thing	1:-2 5:2
#explain>to	1:3 2:-2 4:2 5:-2 7:-2
#explain>trace	0:-2 3:-2 4:3 5:-2 8:-4
#explain>what	1:4 5:-5 6:2 7:-2 9:-2
#explain>where	0:-2 2:2
#explain>which	2:-2 5:3
#explain>why	1:-2 3:4
#explain>work	0:-2 1:-3 2:6 3:-2 4:-3 5:-3
#explain>⟨name⟩	0:-3 1:6 2:-3 4:-5 5:-3 7:-4
#explain>⟨n⟩	3:2
#fail	3:2 9:-2
#fail+count	1:-2 5:-3 6:4
#fail+defined	3:-2 5:2
#fail+error	1:-3 7:2 8:2
#fail+event	0:2 1:4 5:-5
#fail+from	1:-3 2:-2 4:2 5:2
#fail+happens	3:2
#fail+how	1:-2 2:3 3:-2 5:2 7:-2
#fail+howto	5:-2 7:2
#fail+ifchange	5:3
#fail+judge	8:3
#fail+missing	0:2 5:-3
#fail+most	5:2
#fail+never	7:2
#fail+nobody	0:2 3:-2 5:2
#fail+not	1:-2 3:2
#fail+quality	1:3 5:-2
#fail+raise	7:2
#fail+should	1:-2 5:-3 7:3
#fail+show	2:-2 4:2 7:2
#fail+slow	1:2
#fail+sometimes	3:4 7:-2
#fail+structure	3:-2 4:-2 5:3 7:-3 8:3
#fail+tests	1:2 8:-2
#fail+thing	0:2 3:-2
#fail+to	1:-3 3:2 5:2
#fail+trace	3:2 5:-2
#fail+what	3:-2 4:2 5:2 7:-5
#fail+when	1:2 3:2 7:-2
#fail+where	3:-2 7:-2
#fail+which	0:2 1:-2 7:-2
#fail+work	0:2 9:2
#fail+write	1:2
#fail+wrong	0:3 3:-2
#fail+⟨error⟩	1:-2 7:2
#fail+⟨name⟩	0:-5 3:3 6:-2 9:-2
#fail+⟨n⟩	3:3 5:-2
#fail+⟨path⟩	4:-2 5:3 7:-2
#fail+⟨text⟩	0:-3 3:3
#fail>anymore	3:-3 5:4 7:-3
#fail>call	0:2
#fail>catch	0:2 5:-2 7:-2
#fail>compare	1:3 5:-3 7:-2 9:3
#fail>count	1:-2 5:-3 6:4
#fail>create	4:2 5:-2
#fail>defined	5:2 7:-2
#fail>event	1:4 3:-3 4:2 7:-3
#fail>exists	9:2
#fail>from	3:3 7:-2
#fail>handle	7:-2
#fail>happens	3:3
#fail>how	0:-2 1:2 2:3 3:-5 4:2 7:-3
#fail>howto	1:2 5:-3 7:2
#fail>ifchange	1:-2 2:-2 5:3 8:2
#fail>import	3:2 8:-2
#fail>judge	1:2 2:-3 8:2
#fail>meaning	3:-2 4:2 5:-2
#fail>missing	0:3 4:-2 5:-3 7:3
#fail>most	7:-2
#fail>needed	3:2
#fail>never	7:2
#fail>nobody	5:2
#fail>not	1:-2 3:4 4:-2
#fail>places	3:3 7:-2
#fail>possible	3:2
#fail>quality	1:2 3:-2 5:-2 8:2
#fail>raise	0:-3 1:4
#fail>read	7:-3
#fail>send	1:4 5:-4
#fail>should	1:-3 7:2
#fail>show	0:2 1:-3 2:-2 3:3 5:-3 8:-2
#fail>since	3:2
#fail>sometimes	3:4
#fail>structure	0:2 3:-2 4:-2 5:2 7:-4 8:3
#fail>tests	1:2 3:2 8:-2
#fail>thing	0:3 4:-2
#fail>to	1:-4 7:2
#fail>too	1:2 5:-2
#fail>trace	0:-3 1:-2 3:3 7:-2
#fail>use	5:2
#fail>what	1:3 2:-3 3:-2 6:-2 7:-2 8:2 9:-2
#fail>when	0:-2 3:2 7:-2
#fail>where	0:3 3:-3 7:-3
#fail>which	0:3
#fail>who	0:-2 1:-3 3:4 5:-4 7:2 8:2
#fail>why	3:2
#fail>work	0:2 9:2
#fail>write	2:2
#fail>wrong	0:2 4:-2 7:-2
#fail>⟨name⟩	2:-2 3:3 9:-2
#fail>⟨n⟩	1:-3 3:3 5:-3
#fail>⟨path⟩	0:-2 1:-2 3:3 4:-3 5:3 7:-2
#fail>⟨text⟩	0:-3 5:3
#from+anymore	0:-2 1:2 4:-2 5:-2 7:2 9:2
#from+call	3:2 6:-2 9:-2
#from+compare	1:2 7:-2
#from+copies	5:3 9:-2
#from+count	3:-2 6:3 7:-2
#from+create	0:-3 1:3 3:-3 9:-2
#from+defined	1:-2 3:2 5:-3 7:3
#from+error	0:3 3:-4 4:-2 7:-3 8:3 9:-2
#from+event	4:-3 5:3 6:-3 7:2 8:-2 9:-3
#from+exists	1:-2 5:2 6:2
#from+fail	4:-3 5:-3 7:4 8:-2
#from+from	1:-3 2:-3 4:2 6:-2 8:3 9:-4
#from+good	0:2 3:-2 5:-2 7:3
#from+handle	0:-3 2:-3 3:2
#from+happens	0:-3 1:3 3:2 4:2 5:-3 7:-3
#from+how	1:-2 2:-3 3:-2 4:4 5:-2 8:2
#from+howto	4:2 6:-2 7:-3 8:-2 9:-3
#from+ifchange	0:-2 5:3
#from+impact	1:2 7:-3 9:2
#from+import	0:-2 2:-2 4:3
#from+judge	1:3 8:-2
#from+meaning	1:-3 5:2 7:-2 8:2 9:-2
#from+missing	0:2 3:2 5:-3
#from+most	1:2
#from+needed	1:-2 2:3 7:-2
#from+nobody	3:3 7:-2
#from+not	0:-4 2:2
#from+overload	5:-2 9:2
#from+override	1:-2 7:2
#from+overview	0:-2 1:2 3:-3 5:-3 8:2 9:-2
#from+places	2:-2 3:2 5:-2 6:-2
#from+possible	5:2 6:-2
#from+quality	1:-2 5:-2 8:3
#from+raise	0:-3 1:-2 4:3 5:3 7:-2 9:-2
#from+read	1:-3 2:-2 5:2 8:-2 9:-2
#from+risk	0:-2 3:-2 7:-2 8:2
#from+send	3:2 5:-7 6:2 7:3 9:-2
#from+should	4:-2 9:-2
#from+show	1:-2 2:-2 3:5 4:-2 7:-3
#from+since	2:2 3:2 7:-3 8:-2
#from+slow	1:-3 2:-2 5:-2 6:3
#from+sometimes	1:-2 3:4 5:-3
#from+structure	0:-2 1:3 2:2 4:-2 5:-5 7:-2 8:-2
#from+subtype	0:-2 1:3 3:2 5:-5 6:-2 9:2
#from+tests	0:-2 4:-3 5:2 6:-2
#from+thing	0:-3 5:2 8:-2
#from+to	0:-4 1:-3 2:-5 3:-3 4:9 5:-2
#from+trace	0:-2 1:2 2:2 3:-2
#from+twice	3:-3 7:4
#from+unused	1:-2 3:-2 5:3
#from+use	1:4 3:3 4:-2 5:-2 6:-2 8:-2 9:-2
#from+what	1:2 4:3 6:-2 7:-5 9:-2
#from+when	1:3 5:-4
#from+where	0:5 3:-4 6:-2 7:-4 9:-2
#from+which	0:4 1:3 2:-3 3:-4 5:-3 6:-2 7:-5 9:3
#from+who	7:-3
#from+why	1:-2 3:4 8:-2
#from+work	0:3 1:-2 3:-2 7:-2
#from+write	0:-4 1:-4 5:5
#from+wrong	5:2 9:-2
#from+⟨error⟩	0:-2 7:2
#from+⟨name⟩	1:-2 4:2
#from+⟨n⟩	3:4 4:-3 6:-2 7:-2 9:-3
#from+⟨path⟩	0:-3 1:-4 5:3
#from+⟨text⟩	3:-2 4:-2
#from>anymore	4:-2
#from>call	5:3 6:-2 9:-2
#from>callee	5:3
#from>catch	1:2 3:-2 4:-2 5:-5 6:3 7:-2 8:-2 9:2
#from>compare	0:-2 5:-2 6:-3
#from>copies	0:-2 4:-2 5:2 9:-2
#from>count	0:-2 3:-2 4:2 5:2 6:2 7:-3
#from>create	0:-2 1:4 3:-4 5:2 7:-3 9:-2
#from>decided	0:-2 1:3 2:2 3:-3 4:-2 9:-2
#from>defined	0:-3 1:-2 9:3
#from>error	3:-2 4:-3 6:-2 8:2 9:-2
#from>event	3:2 4:-3 6:-2 8:-2
#from>exists	1:-2 4:-3 7:3
#from>explain	0:2 3:-2 5:2 7:-2 8:-2
#from>fail	2:-2 7:5
#from>good	2:-3 5:-2 8:2
#from>handle	0:3 2:-3 8:-2
#from>happens	1:2 4:4 5:-5 7:-2 9:-2
#from>how	1:-4 2:3 5:-3 6:-3 7:-3 8:2 9:-2
#from>howto	0:2 4:2 6:-2 7:-3 8:-2 9:-3
#from>ifchange	0:-3 1:-2 9:-2
#from>impact	4:-2 5:2 6:-2 9:2
#from>import	0:-5 2:-2 3:-2 4:2 5:4
#from>judge	3:-2 4:-3 5:-3 8:3 9:-2
#from>meaning	1:-2 3:-4 4:3 5:3 7:-2 9:-3
#from>missing	0:3 1:-2 3:2 5:-3
#from>most	1:2 4:-2 7:-2 9:-2
#from>needed	0:2 2:3 5:-3 7:-3
#from>never	1:2 5:-2 7:2
#from>nobody	3:2 4:-2 6:2
#from>not	4:-2 5:2
#from>overload	1:2 4:-2 7:-2
#from>override	0:-2 1:-2 7:3
#from>overview	0:-3 1:2 2:2 3:-3 6:-2
#from>places	0:-2 3:2 5:3 6:-2 7:-3
#from>possible	2:-2 3:2 4:-2 5:-2
#from>proscons	3:-3 5:2 7:-3
#from>quality	1:3 3:-2 4:-2 5:-3 8:3 9:-2
#from>raise	1:2 4:2 7:-2 9:-2
#from>read	1:-4 2:-2 5:3 6:-2 7:-2 8:-2 9:-2
#from>risk	0:-2 1:2 3:-2 5:-3 8:2
#from>send	0:3 5:-4 6:2 8:-2 9:-3
#from>should	4:-3 5:-4 7:2 8:-2 9:4
#from>show	1:-2 3:3 5:2 9:-2
#from>since	0:-2 1:-2 2:3 3:2 7:-2
#from>slow	0:2 1:-4 5:-2 6:3 7:2 8:-2 9:-2
#from>sometimes	1:-3 2:-2 3:4 4:-2 5:-3
#from>structure	1:3 2:2 4:-2 5:-6 7:-2
#from>subtype	0:-4 1:6 4:-2 5:-4 6:-3 7:-3 8:-2
#from>tests	0:-2 4:-3 5:2 6:-2 7:3 9:-2
#from>thing	1:2 3:-2 4:2 9:-2
#from>to	0:-3 1:-3 2:-3 3:-3 4:10 5:-4 9:-2
#from>too	3:-2 7:3
#from>trace	0:-2 4:3
#from>twice	4:-2 7:2
#from>unused	3:-2 5:3
#from>use	0:-4 4:-2 5:4 7:-2 8:-2 9:-2
#from>what	1:2 3:-2 4:3 7:-2 8:-2
#from>when	5:-4 9:-2
#from>where	0:5 3:-3 6:-2 7:-5 9:-2
#from>which	0:2 1:4 2:-2 3:-3 6:-2 7:-2 8:-2 9:2
#from>who	0:2 2:-2 4:-2 9:-2
#from>why	0:-2 1:2 2:-2 3:2 5:-2 9:-2
#from>work	0:3 1:-3 3:-2
#from>write	1:-2
#from>wrong	3:4 4:-2
#from>⟨error⟩	1:-2 7:2
#from>⟨name⟩	3:-2
#from>⟨n⟩	0:2 1:-2 3:4 5:-2 6:-2 7:-3
#from>⟨path⟩	1:-5 2:-2 4:3 5:4 7:-2
#from>⟨text⟩	0:2 4:-2
#good	0:-2 3:3 4:-3 6:-2 7:3
#good+fail	0:2 7:-2
#good+from	1:-3 3:2 5:-2
#good+good	1:-2 2:-2 3:-2 5:-3 7:3 9:3
#good+howto	2:2 5:-2
#good+judge	1:-2 7:-2 8:3
#good+not	5:-2 7:2
#good+raise	5:-2 7:2
#good+tests	3:2 5:2 7:-2
#good+to	2:2 3:2 5:-2
#good+what	0:-3 2:-2 4:-2 5:-5 7:5 8:-2 9:-2
#good+where	2:-2 3:-2 6:-2 9:4
#good+wrong	5:2
#good+⟨name⟩	0:-2 3:2 5:-2 7:2
#good>anymore	0:2 3:3 5:-2 7:-3
#good>call	5:3 7:-2
#good>compare	3:2 7:-2
#good>error	1:-3 2:2 5:-2 7:3
#good>exists	3:2
#good>fail	0:2 7:-2
#good>from	1:-4 5:-2 7:3 8:3
#good>handle	3:2
#good>howto	2:2 5:-2
#good>impact	2:2
#good>import	7:3
#good>judge	1:3 3:-2 7:-3 8:2 9:-2
#good>meaning	2:2 8:2
#good>not	0:2 1:-2 2:-2
#good>places	8:2
#good>raise	0:-2 2:2 3:-3 7:2 9:-2
#good>should	9:2
#good>show	3:-3 7:3
#good>structure	7:2
#good>tests	3:2 5:2 7:-2
#good>thing	0:2 2:2 5:-2 7:-2
#good>to	2:2 3:2 5:-2
#good>trace	5:2
#good>use	7:-3 9:2
#good>what	0:-3 1:-2 4:-2 5:-2 7:4 9:-3
#good>where	1:-2 2:-2 6:-2 7:-2 9:4
#good>which	0:2 2:-2 7:-2
#good>who	3:-2 5:5 7:-3
#good>wrong	5:2
#good>⟨name⟩	0:-2 7:3 9:-2
#good>⟨n⟩	1:2 5:-2
#good>⟨text⟩	3:4 5:-3
#handle	0:2 4:-2 7:2 9:-2
#handle+call	1:-2 5:2
#handle+catch	0:3
#handle+create	0:-3 1:4 5:-3
#handle+error	0:-3 3:-2 7:-3 8:4
#handle+event	1:-2 5:5 7:-3 8:-2 9:-2
#handle+exists	1:-2 5:3 7:-2
#handle+fail	0:-2 3:-2
#handle+from	0:-2 1:3 2:-2 3:-2 4:-3 8:-2
#handle+handle	1:-3 4:-2
#handle+how	0:-2 3:-2 5:-2 7:3
#handle+howto	0:3 1:2 2:-3 3:-3 5:-2 7:2 9:-2
#handle+meaning	0:-2 1:3 3:-2 4:-2 5:2 7:-2
#handle+missing	0:2 5:-2
#handle+nobody	5:2
#handle+not	3:4 5:-5
#handle+places	0:2
#handle+show	0:4 1:-3 5:-4 8:3
#handle+since	5:3
#handle+slow	0:2 5:-2
#handle+sometimes	0:-2 1:-3 3:-2 7:3
#handle+structure	3:2 7:-2
#handle+thing	0:-2 3:-2 5:4
#handle+to	0:-3 1:-5 5:5
#handle+trace	2:-2 4:4 5:-2
#handle+what	4:-2
#handle+when	3:-2 5:2
#handle+where	0:6 5:-4 7:-2
#handle+which	1:3 3:-2 4:-2 5:-2 9:-2
#handle+who	0:2 5:-2
#handle+wrong	0:-2 3:2 5:2
#handle+⟨name⟩	0:3 1:-5 3:2 4:-2
#handle+⟨n⟩	0:-3 1:3 5:-2
#handle+⟨path⟩	0:3 1:-4
#handle>call	1:2
#handle>catch	0:2 7:-2
#handle>count	6:3
#handle>create	0:-4 1:5 5:-4
#handle>defined	0:2 1:-2
#handle>error	8:3 9:-2
#handle>event	3:-2 4:-2 5:4 7:-3 8:-2 9:-2
#handle>exists	0:2 1:-3 3:-2 4:-2 5:2 7:-2
#handle>explain	1:2 3:-2 5:2
#handle>fail	0:-3 1:-2
#handle>from	0:-4 1:4 3:-3 4:-3 7:2 8:-2
#handle>good	1:2 7:-2
#handle>happens	3:4 5:-2
#handle>how	0:-3 1:-2 3:-2 7:3
#handle>howto	0:2 1:2 2:-2 3:-3 4:-2
#handle>ifchange	0:-3 3:-3 5:5
#handle>judge	0:-2 1:-2 2:2 3:-2
#handle>meaning	0:-2 1:3 3:-2 4:-2 5:2 7:-2
#handle>missing	0:2 3:2 5:-2 7:-2
#handle>never	0:-2 3:5 5:-3 7:-2
#handle>nobody	0:-2 1:-2 5:2
#handle>not	3:4 5:-4
#handle>overview	2:2 5:2 8:-2
#handle>places	1:2 5:-2 8:2
#handle>quality	1:-2 5:-2 7:4
#handle>raise	5:2
#handle>read	5:3
#handle>send	0:5 5:-3 7:-2
#handle>should	0:3 1:-4 5:-2 7:2
#handle>show	0:3 1:-4 2:-2 3:2 5:-4 7:2 8:2 9:-2
#handle>since	5:3
#handle>slow	0:2
#handle>sometimes	0:-2 1:-3 3:-2 7:3
#handle>structure	0:-2 5:-2
#handle>thing	0:-2 1:2 2:-2 3:-3 5:3 9:-2
#handle>to	1:-4 3:-2 5:3 7:3 8:-2
#handle>trace	0:3 1:-5 4:3 5:-2 7:-3 8:-2
#handle>twice	3:2
#handle>use	0:-2 3:2
#handle>what	0:3 1:2 2:-2 4:-3 5:-2 9:-2
#handle>when	5:3 7:-2
#handle>where	0:3 5:-5
#handle>which	1:3 2:-2 3:-2 4:-3
#handle>who	1:-2
#handle>why	3:2
#handle>write	1:-2
#handle>wrong	0:-3 3:3 5:2 7:-2
#handle>⟨name⟩	0:3 4:-2 9:-2
#handle>⟨n⟩	0:2 5:-4
#handle>⟨path⟩	0:4 1:-4 4:-2 7:-2
#happens	0:-3 2:-2 4:7 5:-4 6:-2 7:-2 8:-2
#happens+call	4:2 5:-3 9:2
#happens+from	0:-2 1:-5 3:-4 4:4 9:3
#happens+happens	0:-2 1:-2 4:4 7:-3 9:-3
#happens+places	0:-3 1:2 2:-2 4:2 7:-3
#happens+should	1:-2 9:2
#happens+since	4:2
#happens+to	1:5 4:-3 5:-4
#happens+trace	1:-3 4:5
#happens+what	0:2 1:-2 4:3 5:-4
#happens+when	1:-2 4:4 5:-2 9:-2
#happens+which	3:-2 4:-2 7:2
#happens+work	1:2 4:2 9:-2
#happens+⟨name⟩	1:-6 3:-2 4:2 5:2 7:3
#happens>call	1:2 3:-2 9:2
#happens>compare	4:4 9:-2
#happens>create	0:2 1:2 5:-4
#happens>defined	0:-2 1:3 5:-3
#happens>error	0:-2 1:4 2:2 4:-2 5:-4
#happens>fail	1:-2 2:2 3:3 7:-2
#happens>from	0:-2 1:-2 3:-4 4:3 5:-3 7:2 8:-2 9:2
#happens>handle	0:-2 1:-4 3:-2 5:2 9:3
#happens>howto	1:-2 4:2 5:-2
#happens>ifchange	5:-2
#happens>missing	3:4
#happens>nobody	1:2 5:-2
#happens>not	1:-2 2:2 4:2
#happens>places	0:-3 1:2 2:-2 4:2 7:-3
#happens>raise	0:2 1:4 4:-2 5:-4
#happens>should	1:-2 9:2
#happens>show	5:-2
#happens>since	1:-2 4:3
#happens>thing	0:-2 1:-5 2:2 3:-2 5:4
#happens>to	0:-2 1:3
#happens>trace	0:-2 1:-5 4:4 5:3 7:-3
#happens>twice	3:4 4:-2 7:-3
#happens>what	1:-5 4:2 7:-2 9:2
#happens>when	0:-2 4:4 5:-2 9:-2
#happens>which	0:-2 3:-2 5:4 7:2
#happens>who	0:-2 1:4 4:2 5:-4
#happens>work	1:2 4:2 5:-2 9:-2
#happens>⟨error⟩	1:5 5:-4
#happens>⟨name⟩	0:-3 3:-4 4:3 9:-3
#happens>⟨n⟩	1:-3 5:2
#happens>⟨path⟩	4:-3 5:4 7:-3
#how	0:-3 2:11 3:-2 5:-4 7:-4 9:-2
#how+call	2:2 4:-2
#how+catch	2:3 3:-2
#how+compare	1:-2 3:-2 5:-2 7:-2 8:2 9:2
#how+create	4:2 5:-2 6:2
#how+decided	1:-2 2:4
#how+defined	0:-2 1:-2 2:4 3:-4 7:-2
#how+error	2:3 7:-2
#how+event	1:-2 3:-2 4:2 5:2 6:-2 7:-2
#how+exists	0:-2 1:-2 2:3 7:-2 8:2
#how+fail	1:-4 2:3 3:-3 7:-2
#how+from	0:-2 4:3 5:-3 6:-2 7:-4 9:-2
#how+good	0:-3 1:3 3:-3 4:-2 5:3 6:-2 8:-3 9:-2
#how+handle	1:-2 3:2 7:-2
#how+howto	2:3 3:-2 4:-2 5:-2
#how+ifchange	1:3 2:3 3:-3 4:-2 5:-2 7:-2
#how+import	2:2
#how+never	2:-2 3:3
#how+nobody	2:-2 6:2 8:2
#how+not	2:4 3:-3 7:-3
#how+overload	9:-2
#how+override	2:2
#how+overview	2:2
#how+places	5:-2 6:4
#how+possible	1:2 7:-3
#how+quality	5:-2 7:-2 8:2 9:-2
#how+raise	1:-2 3:-2 4:3 5:-3
#how+read	2:3
#how+send	3:-2 4:4 5:-2
#how+should	1:-2 2:7 4:-2 5:-3 7:-4 9:-2
#how+show	2:3
#how+since	2:5 4:-3
#how+slow	1:-2 2:2 8:2
#how+structure	2:-2 3:-2 8:3
#how+subtype	2:2 5:-2
#how+tests	2:3 6:2 7:-2
#how+thing	1:-3 2:2 5:-2 6:2 7:-3 8:-2
#how+to	0:-2 1:-2 4:4 5:-2 6:-2 7:-3 8:-2
#how+trace	1:-2 2:3
#how+unused	2:3
#how+use	1:-2 2:3 3:-2 4:-2 7:-3
#how+what	1:2 2:-2 3:3 4:-3 5:-2 7:-2
#how+work	1:-2 2:6 3:-2 4:-2 5:-2
#how+write	2:4 3:-3 4:-2 7:-2
#how+⟨name⟩	0:-3 1:-4 2:2 3:4 5:-6 7:-5 8:-2 9:3
#how+⟨text⟩	1:-2 3:-2 4:3
#how>anymore	2:4 4:-2 5:-2 7:-2
#how>call	6:2 7:-2 9:-2
#how>catch	2:4 3:-2
#how>compare	3:-3 5:-2 7:-2 9:4
#how>create	2:2 3:-2 4:2 5:-2 6:2 8:-2
#how>decided	1:-3 2:3
#how>defined	0:-3 1:-2 2:5 3:-4 6:2 7:-3 8:-2 9:-2
#how>error	0:-2 2:6 3:-2 5:-3 7:-2
#how>event	0:-2 1:-2 2:4 3:-3 7:-2 9:-2
#how>exists	1:-2 2:5 4:-2 5:-2 6:2 7:-4
#how>fail	2:3 3:-5 4:3 7:-3
#how>from	0:-2 2:5 3:-2 4:3 5:-3 7:-4
#how>good	0:-3 1:3 2:2 3:-3 5:2 6:-2 7:-2 8:-3 9:-3
#how>handle	1:-3 2:3 5:-2 7:-3 8:-3
#how>happens	2:-2 3:3
#how>howto	2:4 3:-3 5:-3
#how>ifchange	2:3 3:-3 5:-4 7:-3 8:2
#how>impact	2:3
#how>import	2:3 3:-2 5:-3 6:2
#how>judge	1:2 4:2
#how>meaning	1:4 2:-3
#how>missing	2:3
#how>most	2:3
#how>needed	6:2
#how>never	2:-2 3:3
#how>nobody	2:-2 5:-2 6:4 7:-3
#how>not	1:-2 2:6 7:-4
#how>overload	2:2 5:2 7:-2 9:-2
#how>override	2:2 5:-2
#how>overview	0:-2 1:-3 2:3 3:-2 5:-2 8:3
#how>places	5:-2 6:5
#how>possible	1:2 6:-2 7:-3
#how>quality	2:4 3:-2 4:-2 5:-2 7:-3 8:2 9:-2
#how>raise	1:-2 3:-2 4:2 5:-3 6:2
#how>read	2:2
#how>send	0:-2 1:-2 2:2 3:-2 4:4 5:-3 9:-2
#how>should	1:-3 2:7 4:-3 5:-3 6:-2 7:-4
#how>show	1:-2 2:2 3:-2 4:3 5:-2 7:-2
#how>since	1:-2 2:7 3:-3 4:-2 7:-2
#how>slow	1:-2 2:3 3:-3
#how>sometimes	2:2
#how>structure	0:-2 3:-2 4:-2 5:-2 8:3 9:-2
#how>subtype	1:-2 2:2 3:-2 4:2 5:-3
#how>tests	1:3 2:4 3:-3 4:-2 7:-5
#how>thing	1:-3 2:6 4:-2 5:-3 6:2 7:-3 8:-2 9:-2
#how>to	0:-2 3:-3 4:8 5:-4 7:-4
#how>too	2:2 3:-2 7:-3 8:3
#how>trace	0:-2 1:-2 2:3 4:2 5:-3 6:2 7:-3
#how>unused	2:3
#how>use	1:-2 2:4 3:-2 4:-2 6:2 7:-3
#how>what	0:-2 4:2 6:-3 7:-2 9:-2
#how>when	1:-2 2:4 3:-3
#how>where	0:-3 1:2 3:-2 4:-2 8:2 9:-2
#how>which	1:-2 2:3 4:-4 7:-2 8:2
#how>who	1:-4 2:2 3:-2 4:-4 5:-3 8:4
#how>work	1:-2 2:7 3:-2 4:-3 5:-3 7:-2
#how>write	2:6 3:-3 4:-2 7:-3
#how>wrong	2:2 3:-2
#how>⟨error⟩	6:3
#how>⟨name⟩	0:-2 1:-4 2:2 3:2 4:3 5:-4 6:3 7:-5
#how>⟨n⟩	1:3 2:-5 3:3
#how>⟨path⟩	3:-2 4:4 5:-2 6:3 7:-2
#how>⟨text⟩	0:-2 1:-3 2:4 3:-5 4:2
#howto	2:7 6:-2 7:-2 8:-2
#howto+compare	4:2
#howto+create	2:2 3:2 4:-2 5:-2
#howto+error	7:2
#howto+exists	2:2
#howto+explain	2:4 5:-2
#howto+from	1:-2 2:-2 5:4 7:-3
#howto+good	3:3
#howto+handle	0:2 4:-2 7:2
#howto+how	5:2
#howto+howto	0:-2 1:-3 2:7 3:-2 4:-2 7:-2
#howto+ifchange	5:3
#howto+needed	2:2
#howto+overview	0:-2 2:3
#howto+possible	2:2 7:-2
#howto+show	2:2 3:-2 4:2
#howto+since	1:-2 2:3 5:-2
#howto+tests	2:2 5:-2
#howto+thing	0:-2 1:-3 2:3 5:3 7:-2
#howto+to	1:-3 3:-2 4:4 5:-2 7:-2
#howto+use	0:-2 1:4 4:-2 5:-3
#howto+what	1:-6 2:4 5:-2 7:-3
#howto+when	4:-2 5:2
#howto+where	0:2
#howto+which	0:-2 1:2 5:-2
#howto+write	5:-2
#howto+wrong	3:3 5:-3
#howto+⟨name⟩	0:-3 1:3 2:-2 4:-2 5:2 7:-2
#howto+⟨path⟩	0:3 5:-2
#howto+⟨text⟩	0:2 1:-3 3:4 5:-3
#howto>anymore	0:-2 3:2
#howto>call	2:-2 4:2
#howto>catch	2:2
#howto>compare	0:-2 3:2 4:2
#howto>count	5:-2 6:3
#howto>create	2:3 3:2 5:-3 7:-2
#howto>error	1:-3 3:2
#howto>event	0:3 1:-2 5:-2
#howto>exists	2:3
#howto>explain	2:4 5:-2
#howto>fail	2:2
#howto>from	0:-2 1:-3 2:3 5:2 8:-2
#howto>good	0:-2 1:-2 2:-2 3:3 5:-3 9:3
#howto>handle	1:2 4:-2 5:-3
#howto>happens	4:2
#howto>how	2:2 5:2
#howto>ifchange	5:3 7:-2
#howto>impact	4:3 5:-2 9:-2
#howto>import	2:2 5:-2
#howto>meaning	1:2 2:-2
#howto>needed	1:-2 2:4 5:-2
#howto>not	0:-2 2:2 3:3 5:-3
#howto>overview	0:-2 2:4
#howto>places	0:2 1:-2 5:-2
#howto>possible	2:2 5:-2 6:2 7:-3
#howto>send	0:2
#howto>should	0:-3 1:-2 2:2 5:-2 6:3 9:-2
#howto>show	0:-2 1:-2 2:3 3:-2 4:2
#howto>since	0:-2 1:-3 2:4 5:-2 7:-2
#howto>slow	3:2
#howto>sometimes	2:2 3:-2
#howto>subtype	2:4 5:-2
#howto>tests	1:-2 2:4
#howto>thing	0:-2 2:5 4:-2 7:-3 9:-2
#howto>to	1:-3 3:-2 4:3 7:-3
#howto>trace	0:3 1:-2 2:-3 3:-3 4:3 7:-2
#howto>use	1:3 4:-2 6:-2 7:-2
#howto>what	1:-3 2:4 3:2 5:-4 7:-3 8:-2
#howto>when	1:-2 3:-2 4:-2 5:2
#howto>where	1:-2 2:2 3:2 5:-2
#howto>which	0:-2 1:2 7:-2 9:-2
#howto>who	0:2 1:-3 3:-2 4:-2 5:2 7:-2
#howto>work	1:3 3:2 5:-4
#howto>wrong	3:3 5:-3
#howto>⟨name⟩	2:-3 6:-2 7:-2
#howto>⟨n⟩	3:2
#howto>⟨path⟩	0:3 3:-2 7:-2
#howto>⟨text⟩	1:-3 3:4 5:-4
#ifchange	5:3
#ifchange+anymore	0:-2 3:3
#ifchange+compare	0:-2 3:2 5:-2
#ifchange+defined	4:2 5:-2
#ifchange+event	5:2
#ifchange+fail	3:3 7:-2
#ifchange+from	1:-3 2:-3 7:3 8:-2
#ifchange+handle	3:2
#ifchange+ifchange	0:-3 1:-4 3:-2 5:6
#ifchange+impact	3:3 7:-2
#ifchange+nobody	5:2
#ifchange+not	1:-2 2:2 5:-3 7:-2 9:2
#ifchange+overload	1:-2 7:2
#ifchange+overview	1:-2 5:2 8:2
#ifchange+places	0:-2 3:2 8:2
#ifchange+should	1:4 2:-2 5:-5 8:-2 9:2
#ifchange+show	5:3
#ifchange+thing	0:-2 1:-3 3:-2 4:-2 5:6
#ifchange+to	2:-2 3:2
#ifchange+what	0:-2 1:3 3:-4 4:-3 5:3 7:-4 8:-2 9:-3
#ifchange+when	1:-2 3:2
#ifchange+where	5:2
#ifchange+which	3:-2
#ifchange+who	5:2
#ifchange+why	0:-2 1:2
#ifchange+write	7:2
#ifchange+wrong	3:2
#ifchange+⟨name⟩	3:-4 4:-3 6:-2
#ifchange+⟨n⟩	3:2
#ifchange+⟨path⟩	0:2 4:-2
#ifchange>anymore	0:-2 1:-3 3:3 9:-2
#ifchange>call	5:2
#ifchange>compare	0:-2 3:2 4:-2 5:-2 7:-2 8:2 9:2
#ifchange>create	1:-2 3:4
#ifchange>decided	3:2
#ifchange>defined	1:-3 3:-2 4:4
#ifchange>error	3:-2
#ifchange>fail	0:-2 3:3 7:-2
#ifchange>from	1:2 2:-3 7:2
#ifchange>good	5:3 7:-2
#ifchange>handle	3:2
#ifchange>how	1:-2 2:-2 5:2 8:2
#ifchange>howto	1:3 2:-2 5:-3
#ifchange>impact	0:-2 1:-3 5:3
#ifchange>import	0:2 1:-2 3:-3 5:-2 7:3
#ifchange>judge	3:-2 5:-2 9:3
#ifchange>meaning	2:-2 7:-2 9:2
#ifchange>missing	3:3 5:-4 7:2
#ifchange>most	5:4
#ifchange>needed	7:2
#ifchange>nobody	3:2
#ifchange>not	1:-3 2:4 4:-2 5:-2 7:2
#ifchange>overload	1:-2 7:2
#ifchange>overview	1:-2 7:2
#ifchange>places	0:-3 3:2 5:2 7:-2
#ifchange>quality	1:-2 3:2
#ifchange>raise	0:-2 5:3
#ifchange>risk	1:-2 7:2
#ifchange>should	1:4 2:-2 3:-2 5:-2 8:-2 9:2
#ifchange>show	0:-2 1:-2 4:-2 7:2
#ifchange>since	0:4 1:-3 4:-2 5:-2
#ifchange>slow	5:-2 7:2
#ifchange>subtype	5:2
#ifchange>tests	0:2 1:-2 2:-2 3:-3 5:2
#ifchange>thing	0:-3 1:3 2:-2 3:-3 5:2
#ifchange>to	0:-3 1:-2 2:-2 3:2 5:4
#ifchange>trace	1:2 2:-2 6:-2 9:-2
#ifchange>use	3:-3 5:3 7:2
#ifchange>what	3:-3 5:4 7:-4
#ifchange>when	1:-2 3:2
#ifchange>where	0:-2 3:-2 5:6 7:-2
#ifchange>which	1:2 5:2
#ifchange>who	0:2 1:-3 3:-2 5:2
#ifchange>why	0:-2 3:2 7:-2 9:-2
#ifchange>work	7:-2 9:2
#ifchange>write	3:2 9:-2
#ifchange>wrong	1:-2 3:3
#ifchange>⟨name⟩	3:-3 4:-2 5:3
#ifchange>⟨n⟩	1:2 2:-3 4:-2
#ifchange>⟨path⟩	1:2 2:-2 4:-3 6:-2 7:2 9:-2
#impact	0:-3 1:-2 3:-2 5:6 8:-2
#impact+from	2:-2 3:-3 4:-2 6:3 9:-2
#impact+ifchange	1:-3 3:-2 5:6 7:-2
#impact+risk	5:-2 7:2
#impact+structure	7:4
#impact+thing	1:-2 3:-2 5:4
#impact+to	3:2
#impact+what	1:2 2:2 5:-2
#impact+where	0:-2 5:3
#impact+which	3:2
#impact+write	1:-2 3:-2 7:2
#impact+⟨name⟩	1:2 3:-3 4:-2 5:2 6:-2
#impact+⟨path⟩	3:-2 6:3 7:-3
#impact>compare	2:2 9:-2
#impact>create	3:2
#impact>defined	1:3 4:2 5:-4
#impact>fail	3:3 5:-2
#impact>from	0:-2 3:-2 4:-2 6:3 9:-2
#impact>good	1:2 5:-3 7:2
#impact>how	1:3 4:-2
#impact>ifchange	1:-3 3:-2 5:6
#impact>import	1:-2 3:-2 5:6 7:-3
#impact>most	5:3 7:-2
#impact>not	1:-3 3:3 6:2 7:-5
#impact>overload	1:-2 5:2
#impact>places	5:2
#impact>risk	2:2 5:-3 7:2
#impact>should	7:2
#impact>structure	5:-2 7:4
#impact>thing	3:-2 5:2
#impact>to	4:-2 5:4
#impact>trace	4:-2 6:3
#impact>what	2:2
#impact>where	0:-2 5:5 7:-3
#impact>which	5:2 7:-2
#impact>write	1:-2 3:-2 7:2
#impact>⟨name⟩	0:-2 3:-4 4:-2 5:5
#impact>⟨n⟩	5:2
#impact>⟨path⟩	3:-2 5:-2 6:3
#import	5:2 7:3 8:-2
#import+anymore	1:-2
#import+compare	2:-2 7:2 9:2
#import+exists	5:-4 7:5
#import+fail	1:3 5:-3
#import+from	0:-3 1:-3 4:-2 5:2 6:2 9:-2
#import+good	0:3 5:-2
#import+import	2:2 3:-2 5:3 7:-2
#import+missing	3:4 7:-3
#import+most	3:3 7:-3
#import+nobody	3:3 7:-3
#import+not	0:-2 3:4 5:-3 7:-2 8:2
#import+places	7:2
#import+should	7:4 9:-2
#import+show	5:3
#import+structure	0:-2 1:-2 5:-3 6:-2 7:4 8:-2
#import+thing	1:-2 5:2 6:2 7:-2
#import+too	5:-2 7:3
#import+trace	3:2 4:2 5:-3
#import+use	5:2
#import+what	0:-3 1:-2 2:3 3:-2 6:2 7:-3
#import+where	0:4 7:-3
#import+which	0:3 1:-2 3:-2 4:-2 9:-2
#import+⟨name⟩	0:-4 3:-2 5:5 9:-2
#import+⟨n⟩	1:5 3:-2 5:-3
#import+⟨path⟩	2:-2 4:-2 5:2 7:-4 8:-2
#import>anymore	0:2 1:-2 3:-2
#import>call	4:2
#import>compare	2:-3 7:3 9:2
#import>count	0:2 2:-2 5:-3 6:3 7:-2
#import>defined	3:2
#import>error	5:2
#import>exists	7:2
#import>fail	1:2 3:3 4:-2 7:-3
#import>from	0:-2 1:-3 4:-3 5:2 6:2 9:-2
#import>good	0:3 1:2 5:-3 7:-2
#import>handle	1:-2 3:-2 5:3
#import>how	1:2 2:-3 3:3 5:-3 6:2 7:-2
#import>howto	1:3
#import>ifchange	0:-3 5:4 7:-2
#import>impact	7:2
#import>missing	3:3
#import>most	1:-2 5:2
#import>nobody	3:3
#import>not	1:-3 3:3 4:-2 5:-2 6:2 7:-3
#import>overview	0:2 7:-2 8:-2
#import>places	5:2
#import>possible	2:2 7:-3
#import>raise	5:2
#import>risk	7:2
#import>should	2:-2 3:-2 7:4 9:-2
#import>show	3:4 5:2 7:-4
#import>structure	0:-2 1:-2 5:-4 6:-2 7:5 8:-2 9:-2
#import>thing	0:-2 1:-3 6:3 7:-2
#import>to	5:4
#import>too	5:-2 7:3
#import>trace	2:-2 3:2 8:-2
#import>use	0:-2 3:-2 6:2
#import>what	0:-3 1:-3 2:3 6:2
#import>when	3:-2 4:3
#import>where	0:4 1:-2 3:-2 6:-2 7:-5 8:-2 9:-2
#import>which	0:3 1:-3 3:-2 7:-2 9:-2
#import>who	1:2 3:-2
#import>write	0:-3 5:4
#import>wrong	7:3
#import>⟨name⟩	0:-4 5:3 9:-2
#import>⟨n⟩	1:4 3:-3 5:-3
#import>⟨path⟩	2:-2 3:2 4:-2 8:-2
#judge	0:-2 1:2 3:-5 4:-3 5:-2 6:-2 8:8
#judge+fail	1:2 5:-2
#judge+from	0:3 2:-2 5:-2 7:-3 8:3
#judge+how	1:-3 2:-3 5:-2 7:-2 8:5
#judge+judge	3:-2 5:-3 7:-3 8:4
#judge+quality	0:-2 1:2 2:-2 3:-2 5:-4 6:-2 8:4 9:-2
#judge+should	5:3 8:-2
#judge+show	9:2
#judge+structure	5:-2 8:3
#judge+thing	1:-3 8:3
#judge+what	1:3 3:-3 7:2 9:-2
#judge+where	0:6 1:-2 5:-3 8:-2
#judge+which	1:4 2:-2 7:-3 8:-2 9:-2
#judge+who	0:3 5:-3
#judge+⟨name⟩	0:-4 1:-3 2:-2 5:3 7:3 8:-2
#judge+⟨n⟩	1:-2 7:3
#judge+⟨path⟩	3:-3 5:3
#judge>call	0:-2 4:-2 5:4
#judge>catch	3:2 7:-2
#judge>compare	1:-2 8:2
#judge>defined	0:-2 2:3
#judge>error	0:-2 2:-3 3:-2 7:-3 8:5
#judge>event	1:-3 5:-2 7:3 8:2
#judge>exists	7:2
#judge>fail	1:2 5:-3 8:3
#judge>from	0:2 1:3 2:-4 3:-5 5:-3 6:-2 7:-2 8:5 9:-3
#judge>good	7:2
#judge>handle	1:-2 3:-2 7:-2 8:4
#judge>how	1:-4 4:-2 5:-3 7:-2 8:6
#judge>ifchange	2:-2
#judge>not	3:2 5:-2 7:-2 8:3
#judge>places	0:-2 2:-2 4:-2 5:3 7:-2
#judge>quality	0:-2 1:3 2:-2 3:-2 5:-5 6:-2 7:-2 8:5 9:-2
#judge>read	0:-2 7:3
#judge>risk	8:2
#judge>send	0:3 1:-2 5:-3 7:2
#judge>should	0:-3 1:2 2:-3 7:2 9:-2
#judge>show	0:-2 1:-2 2:-2 3:-3 7:2 8:3 9:2
#judge>structure	2:-2 3:-2 5:-4 8:6
#judge>tests	1:4 5:-3
#judge>thing	1:-2 2:-2 5:-3 6:2 8:3
#judge>to	0:-2 1:3 2:-3 3:-3
#judge>too	3:-2 5:-2 7:2 8:2
#judge>trace	0:-3 1:-2 3:-3 4:-3 5:4
#judge>use	2:-2 5:-2 6:3 8:3 9:-2
#judge>what	0:-2 2:-2 3:-4 4:-2 8:3 9:-2
#judge>where	0:2 2:2 5:-2 7:-2 8:-4 9:-2
#judge>which	1:4 2:-2 7:-2 8:-3 9:-2
#judge>who	0:2 7:-2
#judge>⟨name⟩	2:-3 3:-4 4:-3 5:2 6:-3 7:3
#judge>⟨n⟩	0:-2 1:-2 2:-2 3:-3 7:2 8:4 9:-2
#judge>⟨path⟩	3:-3 5:4 7:2
#meaning	0:-3 1:11 2:-3 5:-4 6:-2 7:-2 9:-2
#meaning+anymore	5:3
#meaning+call	4:2 5:-3
#meaning+catch	1:3
#meaning+compare	1:-4 4:3
#meaning+error	1:4 2:-2
#meaning+fail	3:3 5:-4
#meaning+from	1:4 3:-4 5:-4 8:-2
#meaning+handle	1:3 5:-2 7:-2
#meaning+howto	1:3 2:-2 4:-2
#meaning+meaning	3:3 4:-2 5:-2
#meaning+overview	8:2
#meaning+show	8:2
#meaning+thing	1:2 5:-2
#meaning+to	4:3 5:-3 7:-2
#meaning+trace	1:-3 2:-2 4:3 5:-2 8:3
#meaning+what	0:-3 1:2 3:3 4:-3 6:-2
#meaning+where	0:3 5:-2
#meaning+⟨name⟩	3:4 4:-5 6:-2 7:-2 8:-2 9:-2
#meaning+⟨n⟩	1:2
#meaning+⟨path⟩	0:-3 1:3 3:-3 5:3
#meaning+⟨text⟩	0:-2 3:2 4:-2
#meaning>anymore	5:2
#meaning>call	1:-3 3:-5 4:2 5:6 7:-3
#meaning>catch	1:4 3:-2
#meaning>compare	1:-3 4:2
#meaning>create	1:-2 2:3 5:2 7:-2
#meaning>decided	1:2
#meaning>defined	0:-3 3:-2 8:2 9:-2
#meaning>error	1:5 2:-2 5:-3 7:-4
#meaning>event	3:-2 8:3
#meaning>exists	3:-2 5:2
#meaning>fail	3:3 5:-4
#meaning>from	0:-3 2:-2 3:4 9:-3
#meaning>good	1:3 3:-3 5:-2 7:2
#meaning>handle	1:3 5:-2 8:-2
#meaning>happens	2:-2 4:2
#meaning>how	1:2 3:-2 4:-2 5:-3
#meaning>howto	3:-2 5:-2 7:2
#meaning>ifchange	1:3
#meaning>judge	0:-2 1:2 5:-2
#meaning>missing	1:4 3:-4 4:2 5:-3
#meaning>most	8:2
#meaning>needed	1:4 3:-3
#meaning>nobody	1:2 5:-2
#meaning>overload	1:4 6:-2
#meaning>overview	1:4 3:-2 4:-2 5:-2
#meaning>places	1:4 3:-2 4:-2
#meaning>raise	1:-3 3:-2 5:5 7:-2
#meaning>risk	1:3
#meaning>send	0:2 5:-2
#meaning>show	0:-2 1:5 2:-2 3:-4 5:-3 8:3
#meaning>structure	1:3
#meaning>tests	1:4 2:-2 3:-2
#meaning>thing	0:2 1:3 5:-2 6:-2 7:-4
#meaning>to	4:3 5:-2
#meaning>trace	0:-4 2:-2 3:-4 4:4 8:2
#meaning>unused	1:3 5:-2
#meaning>use	3:2 5:-2
#meaning>what	0:-3 1:3 3:2 4:-2 6:-2
#meaning>when	1:3 5:-2
#meaning>where	1:2 3:-2 5:-3 8:2
#meaning>which	4:2
#meaning>who	1:-2 3:2 5:3
#meaning>why	5:-2
#meaning>work	1:-3 5:3
#meaning>write	0:-2 1:2 4:3 5:-2 7:-2 9:-2
#meaning>wrong	1:2
#meaning>⟨error⟩	1:5 3:-2 5:-2 7:-2
#meaning>⟨name⟩	1:2 3:4 4:-3 5:-2 6:-2 7:-2 8:-2
#meaning>⟨path⟩	0:-3 1:3 3:-3 4:-2 5:2
#meaning>⟨text⟩	0:-2 1:3 4:-2 5:-2
#missing	0:2 3:7 4:-3 5:-2 8:-2 9:-2
#missing+anymore	3:3 7:-2
#missing+catch	0:-2 5:4 7:-2
#missing+fail	0:-3 1:-2 5:2
#missing+from	1:-2 3:3 4:-2
#missing+handle	1:-2 3:2 5:2 7:-2
#missing+meaning	1:-2 3:4
#missing+not	1:-2 3:2 5:-2 7:2
#missing+places	3:2
#missing+read	0:2 5:-2
#missing+show	7:2
#missing+thing	3:3
#missing+use	0:-2 3:3
#missing+what	1:-2 3:4 5:-2 7:-2
#missing+when	3:2
#missing+why	3:3
#missing+write	3:-3 7:3
#missing+wrong	3:2
#missing+⟨name⟩	0:2 3:2 5:-3
#missing+⟨n⟩	7:2
#missing>anymore	3:2 7:-2
#missing>catch	0:-2 3:-2 5:5 7:-3
#missing>defined	0:2
#missing>error	5:2
#missing>exists	3:2 7:-2
#missing>fail	1:-2 7:2
#missing>from	3:2 5:2
#missing>handle	1:-2 3:2 5:2 7:-2
#missing>happens	3:2
#missing>ifchange	5:3 7:-2
#missing>impact	5:2
#missing>import	0:-2 5:4 7:-3
#missing>meaning	3:3 7:-2
#missing>never	5:-2
#missing>nobody	0:2 5:-2
#missing>not	1:-2 3:3 5:-3
#missing>places	7:-2
#missing>raise	1:2 3:-3 5:2 7:-2
#missing>read	0:2 5:-2
#missing>show	1:2 5:-3
#missing>since	3:2
#missing>slow	0:2
#missing>sometimes	0:2
#missing>thing	3:3 5:2
#missing>to	3:4 7:-2
#missing>trace	3:4
#missing>use	0:-3 1:-2 3:4
#missing>what	0:-2 1:-2 3:6 4:-2 5:-2 7:-3
#missing>when	3:3
#missing>where	0:5 3:-3 7:-3
#missing>which	0:2 7:-2
#missing>who	0:2 1:-2 3:3 5:-3 7:-2
#missing>why	3:4 7:-2
#missing>write	0:-2 7:3
#missing>wrong	0:-2 3:4
#missing>⟨name⟩	0:2 3:2 5:-4
#missing>⟨path⟩	3:3
#most	1:3 3:-3 5:6 6:-2 7:-3 8:-3
#most+anymore	3:-2 5:2 7:-3
#most+call	4:2
#most+count	6:2
#most+from	0:-2 3:-2 7:3 8:-2
#most+nobody	3:2 5:-2
#most+not	3:-3 7:-3 9:3
#most+overview	1:4 5:-3 8:-2
#most+quality	0:2 1:-2 2:2 5:2
#most+risk	0:-2 1:2 5:5 7:-4 9:-2
#most+should	1:2 5:2
#most+thing	5:3
#most+to	1:-2 5:3
#most+where	0:5 1:-2 5:-4
#most+which	1:-2 5:3
#most+⟨name⟩	3:-3 5:-2 7:3
#most+⟨n⟩	3:-2 5:4 8:-2
#most>anymore	3:-2 5:2 7:-3
#most>call	4:2 7:-2
#most>count	0:-2 1:3 2:-2 5:2 7:-2 9:-2
#most>error	1:2 5:-2
#most>fail	5:2
#most>from	1:4 2:-2 5:-2 8:-2
#most>good	1:2 3:-2 5:3 7:-2
#most>handle	0:2
#most>how	1:-2 5:2
#most>ifchange	1:-3 5:4 7:-2
#most>meaning	5:2
#most>nobody	1:-2 3:2
#most>not	3:-3 7:-4 9:2
#most>overview	1:5 5:-5 8:-3
#most>places	1:4 5:-4
#most>quality	3:-2 7:-2 8:-2
#most>risk	1:2 4:-2 5:5 7:-5 9:-2
#most>send	1:2
#most>should	3:-2 5:2 7:-3 9:2
#most>show	3:2
#most>thing	5:4
#most>to	3:2 5:2 7:-2
#most>trace	0:-2 1:3 5:-2 7:-2
#most>what	1:3 4:-2 7:-2 8:-2 9:-2
#most>where	0:5 1:2 5:-6 7:-2
#most>which	5:4 6:-2
#most>why	1:-2 3:-2 5:4
#most>write	5:2
#most>⟨name⟩	0:-2 3:-2 7:2
#most>⟨n⟩	5:3 8:-2
#needed	2:2 3:-3 6:-2 7:3 8:-2 9:-3
#needed+anymore	5:4 7:-2
#needed+callee	1:-2 5:4 7:-2
#needed+from	1:-3 2:2 3:-2 5:2 7:2
#needed+needed	7:3
#needed+show	5:3
#needed+thing	3:-2
#needed+to	2:2 3:-4 4:-2 5:-3 7:3
#needed+what	0:-2 1:2 2:2 5:-2
#needed+which	0:2
#needed+⟨name⟩	0:-2 1:3 6:-2 7:-2
#needed+⟨path⟩	5:2
#needed>anymore	1:-2 2:2 5:3 7:-3
#needed>call	5:2
#needed>callee	1:-2 5:4 7:-2
#needed>catch	5:2
#needed>exists	1:2 5:3 7:-4
#needed>from	0:-3 2:3 4:-2 8:-2
#needed>howto	1:-2 5:2
#needed>ifchange	2:-2 5:3
#needed>judge	1:2 2:-2 5:3
#needed>most	2:2
#needed>nobody	1:-3 5:-2 7:4
#needed>not	7:3
#needed>show	5:4
#needed>subtype	2:3 7:-2
#needed>thing	0:3 1:2 2:-3 3:-2
#needed>to	0:-2 2:3 3:-5 4:-2 5:-2 7:3
#needed>trace	5:2
#needed>use	7:2
#needed>what	0:-2 2:2 5:-2
#needed>which	0:2 3:-2
#needed>⟨name⟩	0:-2 1:6 3:-4 4:-2 7:-3
#needed>⟨path⟩	5:2
#never	1:-2 2:-2 3:4 4:-2 7:3 8:-2 9:-2
#never+call	5:3 7:-2
#never+create	5:-2 7:2
#never+ifchange	5:2
#never+not	3:2 5:2 7:-3
#never+read	7:3
#never+send	7:2
#never+to	7:2
#never+use	5:2
#never+write	7:2
#never>call	5:3 7:-2
#never>create	5:-2 7:2
#never>fail	3:4 5:-2 7:-2
#never>from	1:2 7:-2
#never>handle	3:3 5:-3 7:2
#never>ifchange	3:-2 5:2
#never>not	3:2 5:3 7:-2
#never>read	7:3
#never>send	7:2
#never>show	5:-2 7:3
#never>tests	3:-2 7:2
#never>to	3:2 5:-3 7:2
#never>use	5:3
#never>what	3:4 5:-2 7:-2
#never>write	7:2
#never>wrong	3:4 5:-2 7:-2
#never>⟨name⟩	3:2 5:-3
#nobody	1:-2 2:-2 3:2 4:-2 7:5
#nobody+anymore	0:2 7:2
#nobody+call	7:2
#nobody+catch	7:3
#nobody+create	1:-3 5:-2 7:3
#nobody+fail	7:2
#nobody+from	5:-3 7:3
#nobody+handle	0:-2
#nobody+ifchange	3:2 5:-3 7:2
#nobody+import	5:3 7:-2
#nobody+never	3:2
#nobody+not	1:-2 3:2
#nobody+places	0:2 3:-2 5:-2
#nobody+read	5:-2 7:4
#nobody+thing	7:2
#nobody+use	3:-2 7:3
#nobody+what	1:3 3:2 5:-2 7:-2
#nobody+write	5:-3 7:3
#nobody+⟨name⟩	5:2
#nobody+⟨n⟩	5:2
#nobody>anymore	0:2 7:2
#nobody>call	3:-2
#nobody>catch	3:-2 7:2
#nobody>create	1:-3 3:-2 7:3
#nobody>defined	1:2 5:-2
#nobody>error	0:-2 3:3 5:-4 7:2
#nobody>exists	3:2
#nobody>fail	3:-3 5:-3 7:4
#nobody>from	1:-4 3:2 4:-2 7:3
#nobody>handle	1:-2 3:2 5:-4 7:3
#nobody>ifchange	3:2 5:-2
#nobody>impact	0:2 5:-2
#nobody>import	0:-2 7:4
#nobody>missing	0:2 5:-3
#nobody>most	7:2
#nobody>never	3:2
#nobody>not	1:-2 5:4 7:-2
#nobody>places	0:2 3:-2
#nobody>raise	5:-2 7:2
#nobody>read	1:2 3:-2 7:3
#nobody>send	3:-2 7:3
#nobody>show	0:-2 1:3
#nobody>slow	0:2 3:-2
#nobody>subtype	5:-3 7:4
#nobody>tests	5:-2 7:2 8:2
#nobody>thing	1:3 3:-2 5:-3 7:4
#nobody>to	3:-2 5:-3 7:5
#nobody>trace	0:-2 3:3
#nobody>unused	5:2
#nobody>use	3:-2 7:3
#nobody>what	1:3 3:3 5:-2 7:-3
#nobody>when	1:2 7:-2
#nobody>where	0:4 3:-3 7:-2
#nobody>which	3:4
#nobody>write	0:-2 5:-4 7:4
#nobody>wrong	5:-2 7:2
#nobody>⟨error⟩	0:-2 5:-3 7:4
#nobody>⟨name⟩	3:-3 5:-6 7:9
#nobody>⟨n⟩	1:3 3:-2
#nobody>⟨path⟩	3:2 5:-3 7:2
#not	3:4 7:3
#not+anymore	0:-2 1:-2 5:5 7:-4
#not+call	5:4 7:-3
#not+catch	0:2 5:2 7:-2
#not+count	0:-2 1:4 5:-3 6:-3 7:-3
#not+create	0:2 5:-2
#not+decided	3:3
#not+defined	5:-3 7:3
#not+error	0:-2 3:4
#not+event	1:-2 3:2 7:-2
#not+exists	3:4 4:-2 5:-2
#not+explain	1:2
#not+fail	2:3 5:-2
#not+from	2:-2 5:3 6:-2 9:-3
#not+good	0:3 1:-3 2:-2 7:-4
#not+happens	1:2 3:4 5:-3 7:-3
#not+how	1:-2 2:2
#not+ifchange	0:-2 5:2
#not+import	3:2 5:3 7:-2
#not+meaning	1:2 3:-5 7:2
#not+missing	5:3 7:-2
#not+most	3:-2 4:2 7:-2
#not+needed	1:-3 7:3
#not+never	5:3 7:-2
#not+nobody	0:-2 1:-2 3:3 5:2
#not+not	0:-3 1:-3 2:-3 3:3 5:3 9:-2
#not+overview	5:-3 9:2
#not+places	0:-2 5:2
#not+possible	2:2 5:-3
#not+quality	1:-2 7:2 8:-2
#not+raise	0:-2
#not+read	3:2 5:-3 7:3
#not+risk	7:2
#not+send	3:3 5:-2 7:-2
#not+should	3:-3 5:-2 7:3
#not+show	1:-2
#not+since	1:-2 2:-2 3:2 4:-2
#not+slow	7:3
#not+sometimes	3:2 7:-2
#not+tests	0:-2 1:-3 2:-2 3:-3 4:2 5:3 7:3
#not+thing	1:-2 2:2 3:-2 7:2
#not+to	3:2 5:-2
#not+too	3:-2 5:-3 7:4
#not+trace	7:3
#not+twice	3:-2 5:2
#not+unused	5:-3 7:3
#not+use	0:-2 1:-3 5:4
#not+what	0:-3 2:-2 5:2 7:-3 9:3
#not+when	7:4
#not+where	0:2 3:2 4:-2 5:-2
#not+which	0:-2 1:-2 5:4 7:-2
#not+who	1:2 5:-2
#not+why	1:-2 3:4 7:-3
#not+write	0:-2
#not+wrong	0:2 1:-3
#not+⟨name⟩	1:-3 2:-2 3:5 7:-2 9:-2
#not+⟨n⟩	1:-3 3:3 7:-4
#not+⟨path⟩	3:-2 5:4 7:-2
#not+⟨text⟩	0:3 1:-2
#not>anymore	0:-3 2:-2 5:3 7:-4 8:-2 9:-2
#not>call	1:2 7:-4
#not>catch	5:2 7:-2
#not>compare	1:2 5:-3 7:-3 9:3
#not>count	1:4 6:-4 9:-2
#not>create	0:-2 1:-2 9:2
#not>decided	3:3 5:-2
#not>defined	1:-2 3:4 5:-2 7:2
#not>error	1:-2 3:3
#not>event	5:2 7:-3
#not>exists	0:-2 3:4 4:-2
#not>explain	0:3 1:2 2:-2 3:-2 5:-2 7:-3
#not>fail	0:2 1:-2 2:3 5:-2
#not>from	2:-2 7:4 9:-2
#not>good	0:2
#not>handle	3:2
#not>happens	1:2 3:4 5:-3 7:-3
#not>how	1:-2 2:4 3:-3 5:-2
#not>howto	0:-2
#not>ifchange	0:-3 1:-2 4:-2 5:2 7:2
#not>impact	3:-2 5:-3 7:3
#not>import	1:-2 3:2
#not>judge	8:3
#not>meaning	1:4 3:-6 4:-2 7:2
#not>most	1:-2 4:2 5:2 7:-3
#not>needed	1:-3 5:2 7:2
#not>never	0:-2 5:2
#not>nobody	0:-2 5:3
#not>overload	5:2
#not>override	5:-3 7:3
#not>overview	5:-3 9:2
#not>places	0:2 1:-3 7:-2
#not>possible	2:2 5:-4
#not>quality	1:-3 3:-2 7:2
#not>raise	7:2
#not>read	7:2
#not>send	3:4 5:-3 7:-2
#not>should	1:-2 9:3
#not>show	1:-2 2:-2 3:2 5:2
#not>since	0:-2 1:-3 2:-3 3:3 4:-2 5:3
#not>slow	1:-2 7:4
#not>sometimes	3:2 5:2 7:-2
#not>structure	3:2 5:-3
#not>subtype	7:2
#not>tests	0:-2 2:-2 3:-2 7:3
#not>thing	1:-2 4:-2 7:2
#not>to	0:-2 3:3 5:-2
#not>too	3:-3 5:-3 7:4
#not>trace	0:-2 4:3 5:-2
#not>twice	3:-3 5:2 7:2
#not>unused	7:2
#not>use	0:-2 1:-3 5:5
#not>what	2:-2 5:2
#not>when	0:-2 1:-3 5:-2 7:3
#not>where	0:5 1:-2 4:-2 5:-5 7:-3
#not>which	0:3 4:2 5:2 7:-5 8:-2
#not>who	2:-2 4:-2 8:2 9:-2
#not>why	3:5 7:-3 9:-2
#not>work	3:3 5:-3
#not>write	0:-2 3:2
#not>wrong	1:-3
#not>⟨error⟩	0:2 5:-3 7:2
#not>⟨name⟩	3:5 5:-2
#not>⟨n⟩	1:-3 3:4 7:-2
#not>⟨path⟩	0:-2 5:-2 7:2
#not>⟨text⟩	0:3 3:-2 5:-2
#overload	0:-3 3:-2 4:-2 5:4 7:3 8:-2
#overload+count	5:-5 6:3 7:-2 9:3
#overload+create	5:3 7:-2
#overload+defined	6:3 7:-2
#overload+exists	1:-2 5:2
#overload+from	4:-2 6:-2 7:2 8:-2
#overload+overload	1:-2 6:2 7:-2 9:2
#overload+show	5:4 7:-2
#overload+thing	1:-2 5:3 6:-2 7:-2 9:2
#overload+what	1:-2 5:4 7:-2 9:-3
#overload+⟨name⟩	0:-2 1:-2 3:-3 5:3 7:2
#overload+⟨n⟩	5:-2 7:3
#overload+⟨path⟩	6:2 7:-2
#overload>anymore	5:-2 7:2
#overload>call	6:-2 7:2
#overload>compare	1:-2 3:-2 9:3
#overload>count	7:-2 9:3
#overload>create	5:3
#overload>defined	6:2 7:-3
#overload>exists	1:-2 5:3
#overload>fail	7:2
#overload>from	0:-2 4:-2 5:2 6:-2 8:-2 9:2
#overload>good	0:-3 5:-5 7:2 9:4
#overload>impact	7:2
#overload>import	1:3 5:-4 7:3
#overload>not	1:-2 3:2 5:-2 7:3
#overload>send	3:2 7:-2
#overload>show	5:3
#overload>thing	1:-3 5:4 7:-3
#overload>trace	6:2
#overload>what	1:-2 2:-2 4:-2 6:-3 7:-2 9:4
#overload>where	5:-4 9:4
#overload>which	1:-3 5:7 6:-2
#overload>who	5:-3 7:3
#overload>write	1:2 3:-2 5:-5 9:4
#overload>wrong	5:3 9:-2
#overload>⟨name⟩	0:-2 1:-3 3:-2 5:3 6:-3 7:3 9:2
#overload>⟨n⟩	3:-2 5:-2 7:3
#overload>⟨path⟩	5:2 6:2 7:-2
#override	0:-2 1:-3 4:-2 5:3 7:2
#override+from	0:-2 6:3
#override+proscons	0:-2 5:3
#override+thing	2:-2 3:2 5:-4 6:2 7:3
#override+what	5:4 7:-2 9:2
#override+write	2:3 3:-3
#override+⟨name⟩	1:-3 3:2 6:-2 7:2 9:-2
#override>anymore	3:2 5:-2
#override>compare	5:-2 6:-3 7:-3 9:5
#override>exists	6:-3 8:2 9:2
#override>from	0:-2 1:-2 4:-2 6:3
#override>missing	3:2
#override>not	1:-2 3:3 7:-2
#override>proscons	0:-2 5:3
#override>show	5:3
#override>subtype	5:3 6:-2
#override>thing	2:-2 5:-2 6:2 7:2
#override>what	0:-2 1:-4 2:3 3:4 4:-2 6:-3 7:-5 9:2
#override>where	0:-3 1:3
#override>which	8:2
#override>write	2:3 3:-3
#override>⟨name⟩	1:-2 7:2
#overview	0:-2 3:-3 4:-2 6:-2 7:-4 8:7
#overview+create	8:3
#overview+explain	8:3
#overview+from	0:2 1:-2 2:3 3:-2 5:-3
#overview+handle	8:-2
#overview+how	8:-2 9:3
#overview+judge	8:2
#overview+meaning	1:-3 2:2 8:2
#overview+not	1:-2 5:3 7:-2
#overview+overview	0:-3 1:-3 2:-3 3:-3 4:-2 5:-5 7:-3 8:8 9:-2
#overview+quality	1:2 5:-3 7:2
#overview+show	3:-2 5:2
#overview+since	1:-2 3:-2 4:3 5:-2
#overview+structure	5:-2 8:3
#overview+thing	0:-3 1:-2 2:3 5:-4 7:-3 8:2 9:2
#overview+trace	8:2
#overview+what	0:-2 2:2 3:-2 4:-3 5:2 7:-3 8:3 9:-3
#overview+where	0:2 1:-2 4:2 5:-3 9:-2
#overview+which	1:-2 2:-2 4:2 5:-3 9:4
#overview+who	3:2 8:2
#overview+⟨name⟩	0:3 1:-2
#overview>anymore	1:-3 5:4 7:-2 8:-2
#overview>compare	2:-2 3:-2 5:2
#overview>copies	0:-2 3:2 9:2
#overview>create	5:-2 8:4
#overview>defined	1:-2 5:3
#overview>error	1:3 5:-2 8:-3
#overview>event	3:2 5:-2
#overview>exists	5:-2 8:2
#overview>explain	1:-2 8:3
#overview>from	1:-2 2:4 3:-2 4:-2 5:-4 7:-2 8:4
#overview>good	5:2
#overview>handle	8:-2
#overview>how	2:-3 4:-2 5:-2 8:3 9:2
#overview>howto	8:2
#overview>ifchange	2:2
#overview>judge	8:2
#overview>meaning	1:-2 3:-2 8:3
#overview>missing	3:-2 5:2
#overview>most	3:-2 5:2
#overview>nobody	3:-2 5:3
#overview>not	3:-3 5:4 7:-3 8:2
#overview>places	5:-4 8:3
#overview>possible	7:-2 8:3
#overview>quality	1:2 5:-3 7:2
#overview>read	5:-2 8:2 9:2
#overview>should	3:-3 7:-2 9:3
#overview>show	0:2 1:-2 3:-2 8:2
#overview>since	1:-2 2:-2 3:-2 4:3 5:-2 8:2
#overview>structure	5:-2 7:-3 8:4
#overview>subtype	2:2
#overview>thing	0:-3 1:-2 2:3 5:-2 7:-3 8:3 9:2
#overview>to	3:-2 4:-2
#overview>trace	4:2 5:-4
#overview>twice	0:-2 5:2 7:-2
#overview>use	0:2 6:2
#overview>what	0:-3 2:2 3:-3 5:2 7:-3 8:3 9:-4
#overview>where	0:2 1:-2 2:2 5:-6 7:-2 8:3 9:-2
#overview>which	0:2 1:-2 2:-2 4:2 5:-5 7:-2 9:4
#overview>who	1:-2 4:-2 5:-3 8:4
#overview>why	5:2
#overview>write	2:2 5:-3
#overview>wrong	9:2
#overview>⟨name⟩	0:3 1:-2 3:-2 7:-3 8:-2 9:2
#places	0:4 5:2 9:-2
#places+anymore	4:2 5:-3
#places+call	5:2
#places+catch	0:-2 5:4
#places+compare	0:-2 3:3 4:-2 7:2 9:-2
#places+count	6:4 7:-2
#places+create	1:-2 5:3
#places+exists	0:-2 7:2
#places+fail	1:-2 5:2 7:-3
#places+from	2:-3 4:-2 5:3 6:-2 9:-3
#places+good	7:2
#places+handle	1:2 3:-2
#places+ifchange	3:2
#places+impact	0:2 2:2 3:-2 5:-3 8:2
#places+import	8:2
#places+missing	3:2
#places+not	0:2 3:3 5:-4
#places+raise	0:2 1:-2
#places+send	1:-2 5:2
#places+should	1:-2 3:-2
#places+show	3:-2 5:5 7:-2
#places+thing	0:2 1:-3 4:-2 6:-2
#places+to	1:-2 5:3
#places+trace	0:-2 1:-2 2:-2 3:-2 4:3 5:2
#places+twice	0:2 3:2 5:-2 7:-2
#places+use	0:2
#places+what	0:2 3:-3 5:-2
#places+where	2:2 3:-3 4:-2 5:2 7:-3
#places+which	0:-4 1:3 7:2
#places+who	0:-3 1:2 4:-2 5:2
#places+write	0:2 3:-2 4:-2
#places+wrong	0:-2 2:2 5:2
#places+⟨error⟩	0:-2 5:4 7:-2
#places+⟨name⟩	2:-2 4:4 5:-2 7:-2 9:-2
#places+⟨n⟩	3:2 5:-2
#places+⟨text⟩	0:4 1:-2 5:-3
#places>anymore	0:-2 4:2
#places>call	1:-2 4:-3 5:3 6:3
#places>catch	5:3
#places>compare	0:-4 1:-4 2:4 3:2 4:-2
#places>count	6:3 7:-3
#places>create	4:-2
#places>defined	0:2 5:-4
#places>error	0:-4 1:-2 5:6 7:-2
#places>exists	0:-2 3:-2 6:2 7:3
#places>fail	1:-2 3:2 7:-3
#places>from	4:-3 5:2 6:-2 9:-3
#places>good	0:-3 1:-3 2:2 4:-2 5:2
#places>handle	0:-3 1:3 3:-3 5:4
#places>happens	5:2
#places>how	1:-2 2:2 3:-3 4:3 7:-2 8:2
#places>howto	0:2 2:-3 3:-3 4:2 5:-2 7:-2
#places>ifchange	0:-3 5:3 7:-2
#places>impact	2:2 3:-2 7:-2 8:2
#places>import	3:-2 5:3 7:-2 8:2
#places>judge	0:2 3:-2 5:-4 8:3
#places>missing	0:3 1:-2 5:-4
#places>needed	4:4 5:-2 7:-3
#places>nobody	3:-2 7:2
#places>not	2:-3 3:2 4:2
#places>overview	0:2 3:-2
#places>quality	5:2
#places>raise	3:-3 4:-2 6:-2
#places>read	1:-2 7:2
#places>risk	0:-2 2:2 4:-2 5:-2
#places>send	1:-4 5:2
#places>should	0:3 2:2 3:-4 8:-2
#places>show	2:-2 3:-2 5:4 6:-2 7:-2
#places>since	0:2
#places>slow	3:2
#places>sometimes	0:-2
#places>structure	1:2 2:-2 4:2
#places>tests	1:3 3:-3 5:-3
#places>thing	2:-2 4:-3 5:2 7:-2 8:-2
#places>to	1:-3 2:-2 4:2 8:-2
#places>trace	0:-2 1:-2 2:-2 4:2 5:2 7:-2
#places>twice	5:-2 7:-2
#places>use	2:2
#places>what	0:2 3:-5 9:-2
#places>when	3:2 5:-2
#places>where	2:2 3:-3 4:-2 5:2 7:-3
#places>which	0:-2 1:3 3:-3 4:2 8:-2 9:-2
#places>who	0:-3 1:2 4:-2 5:2
#places>write	3:-2 4:-2 5:3
#places>wrong	3:2 5:2 7:-2
#places>⟨error⟩	0:-3 5:5 7:-3
#places>⟨name⟩	0:-2 4:2
#places>⟨n⟩	3:2 5:-4 7:-2
#places>⟨path⟩	3:2
#places>⟨text⟩	0:2 3:-3
#possible	0:-4 1:2 3:-2 4:-2 5:-2 7:5 9:-3
#possible+call	1:2 5:3 6:-2 7:-3
#possible+compare	7:3
#possible+fail	1:-2 5:3
#possible+from	1:2 4:-2 5:-5 7:3
#possible+ifchange	1:-2 3:-2 5:3
#possible+not	0:2 1:-2 2:-2 3:-3 5:-2 7:3
#possible+raise	1:-2 5:4 7:-3
#possible+should	1:2 6:2
#possible+to	7:2
#possible+use	1:2 3:-2 7:3
#possible+what	1:-3 2:3 4:-2 5:-2
#possible+write	0:2
#possible+wrong	7:3
#possible+⟨name⟩	7:2
#possible>call	1:2 5:3 6:-2
#possible>compare	3:-2 5:-3 7:5
#possible>count	1:3 6:-3
#possible>exists	1:2 3:-3 5:-3 7:4
#possible>fail	1:-2
#possible>from	1:2 2:-2 3:-4 4:-3 5:-5 7:6 9:-2
#possible>ifchange	1:-2 3:-2 7:2
#possible>import	2:2 5:-2
#possible>missing	5:-2 7:2
#possible>not	1:-3 3:-2 7:3
#possible>places	5:-2 7:3
#possible>raise	1:-2 5:4 7:-3
#possible>read	7:2
#possible>send	0:-3 1:4 2:-2 3:-3 5:-4 7:2
#possible>should	1:2 6:2
#possible>show	3:-2 7:2
#possible>since	7:2
#possible>tests	5:-2 7:2
#possible>thing	1:-2 3:-2 4:-2 7:6
#possible>to	0:-2 2:-3 3:2 5:-2 7:3
#possible>trace	7:2
#possible>use	3:-3 7:4
#possible>what	1:-5 2:2 4:-3 5:2 6:-3 7:2 9:-2
#possible>when	2:2 3:-2
#possible>which	4:-2 6:-2 7:2
#possible>write	3:-2 7:3
#possible>wrong	3:-2 5:-3 7:5
#possible>⟨name⟩	1:-4 3:-2 4:-2 6:-2 7:7 9:-2
#possible>⟨path⟩	4:2
#proscons	0:-5 2:-3 3:-4 4:-4 6:-2 7:-6 8:-2 9:8
#proscons+from	0:-2 1:2 3:-3 4:-2 6:-2 7:-2 8:-2 9:2
#proscons+judge	5:2
#proscons+missing	3:-2 5:2
#proscons+proscons	0:-3 1:-5 2:-2 3:-4 4:-2 5:-4 6:-2 7:-4 8:-3 9:9
#proscons+what	1:-2 5:-3 9:3
#proscons>event	1:-2 2:-2 3:-3 9:3
#proscons>from	0:-2 1:2 3:-3 4:-2 6:-2 7:-2 8:-2 9:2
#proscons>judge	5:2
#proscons>missing	3:-2 5:2
#proscons>show	1:-2 5:-4 9:5
#proscons>what	0:-2 1:-5 3:-2 4:-2 8:-2 9:5
#proscons>⟨name⟩	0:-2 3:2 4:-2 5:-5 6:-2 7:-2 9:5
#quality	0:-4 3:-5 4:-4 8:4
#quality+from	4:-2 5:-2 6:3 7:-4 8:2
#quality+judge	0:-2 3:-2 5:-3 8:4
#quality+most	0:3 1:-2 3:-2 5:2 6:-2 8:-2
#quality+thing	1:-2 2:3 3:-2
#quality+what	2:-2 5:2 9:-2
#quality+⟨name⟩	0:-2 3:-2 4:-2 5:-4 6:4 7:-5 8:2 9:3
#quality+⟨path⟩	9:2
#quality>compare	5:2 8:-2 9:-2
#quality>error	2:2 7:2
#quality>fail	1:3 5:-2 8:-3
#quality>from	0:-2 1:2 2:2 3:-3 4:-2 5:-3 6:2 7:-5 8:2
#quality>good	5:-2 7:-2 8:3
#quality>how	2:-2 8:3
#quality>howto	1:2
#quality>judge	0:-2 1:3 2:-3 3:-2 5:-3 8:4
#quality>most	0:3 1:-2 3:-2 5:3 6:-2 8:-2
#quality>nobody	3:-2 8:2
#quality>not	1:2 3:-2 7:-2 8:2
#quality>overview	1:-2 5:2
#quality>possible	8:2
#quality>risk	5:2
#quality>should	0:-2 2:-2 5:3
#quality>structure	3:-2 5:-3 6:-2 7:-3 8:3
#quality>tests	8:2
#quality>thing	0:-2 1:-2 2:2 3:-2 5:2
#quality>to	0:-2 5:-2 8:-2 9:2
#quality>trace	1:-2 3:-3 4:-2 5:3 6:-2
#quality>what	2:-3 3:-2 4:-2 5:2 9:-3
#quality>where	2:-2 7:-2 9:-2
#quality>which	0:2 1:-3 6:-2 7:-3 9:4
#quality>⟨name⟩	0:-3 1:2 2:-2 3:-3 4:-2 5:-4 6:5 7:-6 8:2 9:2
#quality>⟨n⟩	0:-2 1:-4 3:-3 5:4 6:-2 8:2 9:2
#quality>⟨path⟩	1:-2 3:-2 9:2
#raise	3:-2 5:3
#raise+catch	0:-2 3:3 5:-2
#raise+create	5:2
#raise+error	0:-3 3:-2 6:-2 9:3
#raise+event	1:-3 5:3
#raise+from	0:-2 1:3 3:-4 4:-2 5:2 9:-2
#raise+howto	5:3
#raise+missing	3:-3 7:4
#raise+nobody	1:2
#raise+not	5:2 7:-2
#raise+overview	0:2 7:-2
#raise+places	0:-3 1:-2 3:-2 5:5
#raise+show	1:2 3:-2
#raise+thing	3:2
#raise+to	0:-2 1:-2 4:2
#raise+trace	1:2 5:-2 7:-2
#raise+what	4:3 5:-2
#raise+when	0:-2 1:2 7:-2 9:2
#raise+where	0:4 5:-3
#raise+which	0:-2 1:5 3:-3 7:-3 9:-2
#raise+wrong	0:2 3:-2 7:-2
#raise+⟨error⟩	0:2 3:-2
#raise+⟨name⟩	2:-2 3:-3 9:3
#raise+⟨n⟩	3:2
#raise>anymore	1:2
#raise>catch	3:2 7:-2
#raise>count	0:3 5:-5 6:4
#raise>create	5:2
#raise>decided	1:4 5:-2 7:-4
#raise>defined	1:3 7:-2
#raise>error	1:-2 3:-2 9:2
#raise>event	1:-3 5:3
#raise>exists	1:-2
#raise>fail	1:-2 5:2 7:2
#raise>from	0:-2 1:4 3:-3 4:-2 5:2 9:-2
#raise>handle	0:-2 3:2
#raise>howto	5:3
#raise>meaning	2:2 3:-2 4:3 5:-4 7:-3
#raise>missing	1:3 3:-5 5:-4 7:3 9:-2
#raise>never	0:3 5:-3
#raise>nobody	3:-2 5:-2 7:2
#raise>not	1:-3 5:3
#raise>overload	1:3 5:-2
#raise>overview	0:2 1:-3 2:3 7:-2 8:-2
#raise>places	1:-2 3:-2 5:4 7:-2
#raise>send	0:-3 1:2 9:2
#raise>show	3:-3
#raise>since	2:2
#raise>sometimes	7:2
#raise>thing	0:-2 1:2 7:-2
#raise>to	1:-2 4:2
#raise>trace	1:2
#raise>what	0:-5 1:4 3:-4 5:-2 6:-2 8:-2
#raise>when	0:-2 1:3 3:-2 4:-2 5:-3 7:-4 9:4
#raise>where	0:2 7:-2
#raise>which	1:6 3:-3 5:-3 7:-3 9:-2
#raise>who	0:-5 1:3
#raise>why	1:2 5:-2
#raise>write	5:2
#raise>wrong	3:-2 7:-2 9:2
#raise>⟨error⟩	0:2 1:-2 3:-2
#raise>⟨name⟩	1:-2 2:-2 5:2 9:2
#raise>⟨n⟩	7:2
#raise>⟨path⟩	7:2
#read	1:-4 2:-2 3:-2 5:5
#read+defined	1:2
#read+event	5:3
#read+from	1:-3 3:-2 5:4
#read+howto	0:-2 5:3
#read+not	3:3
#read+places	0:2 5:-2 7:2
#read+read	3:-2 4:-2 5:4
#read+show	0:-2 1:2 5:3 7:-2
#read+slow	3:2
#read+thing	3:-2 4:2 5:-2
#read+to	3:3 7:-2
#read+use	0:2 5:-2
#read+what	1:-2 3:-2 4:-3 7:-2 8:3
#read+where	0:3
#read+which	0:-3 2:2 5:-3 7:2
#read+write	5:2
#read+⟨name⟩	0:-3 1:-3 5:4 6:-2
#read+⟨n⟩	1:-2 3:-2 4:-2 5:3
#read+⟨path⟩	4:-2 5:3
#read>anymore	5:-2
#read>compare	4:2 5:-3 9:2
#read>defined	1:2
#read>event	5:3
#read>exists	0:2
#read>from	8:-2
#read>good	0:-2 3:3
#read>handle	5:3 7:-2
#read>howto	0:-2 5:4
#read>ifchange	5:2
#read>meaning	0:2 1:2
#read>missing	5:-2 7:2
#read>nobody	0:-2 5:3
#read>not	3:3 7:-2
#read>overload	1:3 5:-2 7:-2
#read>places	3:2 4:-2
#read>show	0:-4 1:2 5:4
#read>slow	4:4 5:-2 7:-2
#read>thing	3:-2 4:3 5:-2
#read>to	0:-2 1:-2 2:-2 3:4 4:3 5:-2
#read>too	3:2 7:-2
#read>trace	0:-2 5:3 7:-2
#read>use	0:2 7:-3
#read>what	1:-3 4:-4 5:3 7:-2 8:3 9:-2
#read>where	0:4 5:-3
#read>which	0:-4 5:-2 9:2
#read>who	0:-2 5:3 7:-2
#read>write	5:2
#read>wrong	5:-2
#read>⟨name⟩	0:-2 1:-3 5:4 6:-2
#read>⟨n⟩	0:-2 4:-2 5:2
#read>⟨path⟩	0:-2 4:-2 5:3
#risk	0:-2 2:-3 3:-3 4:-4 5:3 6:-2 7:5 8:-2 9:-2
#risk+from	0:-2 1:2 2:2 3:-2 4:-3
#risk+how	2:-2 5:4
#risk+ifchange	5:2
#risk+not	1:-2 7:4
#risk+overview	5:3 8:-2
#risk+places	1:2
#risk+risk	1:3 7:3
#risk+thing	5:2
#risk+to	0:-2 3:-2 5:-2 7:3 8:2
#risk+where	0:-2 7:-2 9:2
#risk+⟨name⟩	0:3 1:-3 5:-2 7:2
#risk>anymore	5:-3 7:2
#risk>defined	2:-2 5:3
#risk>from	0:-2 1:2 2:2 3:-2 4:-3 5:2 9:-2
#risk>how	1:-2 2:-2 5:4
#risk>ifchange	0:-3 2:-2 3:-2 7:3 9:-2
#risk>impact	5:-3 7:4
#risk>import	1:3 5:-5 7:4
#risk>most	1:2
#risk>not	1:-3 3:-2 7:5
#risk>overview	1:-2 5:2
#risk>places	1:2 7:-2
#risk>should	1:-2 5:2 9:2
#risk>thing	7:2
#risk>to	0:-2 3:-2 4:-3 7:2
#risk>trace	1:4 5:-3
#risk>what	0:3 1:3 2:2 5:-6
#risk>where	1:3 7:-2
#risk>which	7:-2 9:2
#risk>write	0:-2 1:2 5:2
#risk>⟨name⟩	0:2 1:3 3:-2 4:-2 5:-2 9:-2
#send	0:3 5:2 7:-2 8:-2
#send+create	0:-3 1:-2 2:4 7:-2
#send+error	2:-2
#send+event	0:-3 2:-3 3:-2 5:4 9:-2
#send+from	1:-4 3:-2 4:-2 9:3
#send+good	3:2
#send+how	2:3
#send+howto	5:2
#send+nobody	0:-2 7:2
#send+not	0:2 7:-2
#send+overload	5:-2 7:2
#send+places	3:-2 7:3
#send+send	0:4 5:-3
#send+show	0:4 5:-4
#send+since	2:2
#send+thing	5:4
#send+to	1:-3
#send+use	0:-3 1:-3 4:3 6:2 7:-2
#send+what	0:-3 3:-2 4:3
#send+when	5:-2 9:2
#send+where	0:5 5:-2 7:-2
#send+which	0:2 3:-2
#send+who	0:-2 1:-3 5:3 7:2
#send+wrong	0:-2 3:4 5:-2
#send+⟨error⟩	1:2
#send+⟨name⟩	0:2 1:-2 2:-2 5:2
#send+⟨n⟩	0:3 1:-2 5:-3
#send+⟨path⟩	0:3 1:-2 3:-2 5:2 7:-2
#send+⟨text⟩	5:2
#send>anymore	7:2
#send>call	5:3
#send>compare	5:-3 9:3
#send>create	0:-3 1:-2 2:3 7:-2
#send>decided	0:-2 5:3
#send>defined	5:2 7:-2
#send>error	2:-2
#send>event	0:-2 3:-3 5:2 7:2 8:-2 9:-2
#send>exists	0:2 1:-2
#send>fail	0:2 3:-3 5:-3 7:3
#send>from	0:2 1:-5 3:-2 4:-3 9:2
#send>good	3:3
#send>handle	1:-2 3:4 5:-2
#send>how	2:2
#send>howto	5:2
#send>meaning	0:-2 1:2 3:-2 4:3 5:-3
#send>missing	0:-2 3:3 5:-2
#send>needed	0:2 2:-2
#send>never	5:2 7:-3
#send>nobody	1:-3 6:2
#send>not	0:2 1:-2 3:2 7:-3
#send>overload	1:2 2:2 5:-4
#send>places	7:3
#send>read	0:4 5:-3
#send>should	5:-2 7:2
#send>show	0:5 1:-2 5:-6 7:2
#send>subtype	0:2 3:2
#send>thing	0:2 1:-2 2:2 6:-2 7:-2
#send>to	1:-4 2:-2 5:2
#send>trace	0:2 1:-2 3:-2
#send>twice	5:-2 7:2
#send>use	0:-2 1:-3 3:-2 4:3 5:-2 6:2 7:-2
#send>what	1:3 3:-2 4:2 5:-3
#send>when	0:2 3:-2 5:-3 7:-2 9:3
#send>where	0:3 3:-2 7:-3
#send>which	0:2 1:2 3:-2 7:-2 9:-2
#send>who	1:-4 3:-3 5:3
#send>write	0:2 1:-5 4:3 5:-2
#send>wrong	0:-2 3:4 5:-2
#send>⟨error⟩	1:2
#send>⟨name⟩	1:-3 2:-2 5:4 6:-2
#send>⟨n⟩	0:3 1:-4 3:2 5:-4
#send>⟨path⟩	0:2 1:-2
#send>⟨text⟩	1:-2 5:2
#should	0:-3 2:2 3:-4 4:-2 6:-2 9:4
#should+call	1:-2 5:3
#should+compare	7:-2 8:2
#should+create	7:-3 9:3
#should+error	1:-2 5:4 7:-3
#should+event	0:2 5:-4 9:2
#should+fail	9:2
#should+good	1:-2 2:3 9:-2
#should+howto	1:-4 5:3 7:-3
#should+ifchange	1:4 5:-2
#should+judge	1:-3 9:4
#should+not	2:3 3:-2 5:-3
#should+places	0:-2 1:5 5:-4 9:-2
#should+possible	7:2
#should+raise	3:-3 7:2
#should+read	1:-3 4:-2 5:-5 8:5 9:-2
#should+risk	9:2
#should+should	0:-2 2:-3 4:-3 6:-2 7:2 8:-3
#should+sometimes	3:2 5:-3
#should+tests	7:2
#should+thing	9:-2
#should+to	1:-2 3:-2 4:-2 5:2 7:3 8:-2
#should+what	7:2 8:-2
#should+where	0:-3 1:6 3:-2 4:-2 5:-5 8:-2 9:-2
#should+which	1:3 7:-2
#should+write	2:2 5:-2
#should+⟨name⟩	0:-4 1:2 2:3 3:-4 4:2 7:2 8:-2 9:-2
#should>call	3:-2 4:-3 5:4 7:-4
#should>compare	1:2 5:-2 7:-2
#should>count	2:2 5:-4 8:2
#should>create	2:2 4:-2 7:-3 9:2
#should>decided	1:2 9:-2
#should>error	1:-3 5:5 7:-3
#should>event	0:3 5:-4 9:2
#should>fail	9:2
#should>from	0:-2 3:-3 4:-3 7:2 8:-3 9:2
#should>good	2:2 3:-2
#should>happens	5:2
#should>howto	5:2 7:-3
#should>ifchange	1:3 2:-2 3:-3 7:-2 8:-2 9:-2
#should>impact	9:-2
#should>judge	1:-3 9:3
#should>most	0:2 1:-3
#should>not	2:4 3:-3 5:-2 7:-2 8:2 9:-2
#should>places	0:-3 1:6 2:-2 4:-3 5:-3 8:-2 9:-3
#should>possible	7:2
#should>raise	1:-3 3:-3 4:3 7:2
#should>read	1:-3 2:-2 4:-2 5:-5 8:5 9:-3
#should>risk	9:2
#should>send	0:2 1:-2 7:-2
#should>show	3:3 7:-2
#should>sometimes	3:2 5:-3
#should>subtype	7:-2 9:3
#should>tests	2:-2 3:-2 5:2 7:2
#should>thing	4:2 7:-2
#should>to	1:-3 3:-2 7:3 8:-2
#should>trace	0:-2 1:2 4:-3 7:-3 9:3
#should>use	3:2 7:-3 9:3
#should>what	0:-2 1:-3 4:-2 5:4 8:-2 9:-2
#should>when	0:2 3:-2
#should>where	1:5 3:-2 4:-2 5:-4
#should>which	0:-3 1:6 2:2 3:-2 4:2 5:-5 7:-5 9:-3
#should>who	1:-2 8:2
#should>why	5:2 9:-2
#should>work	1:-2 4:3
#should>write	3:2 5:-3
#should>wrong	5:2
#should>⟨name⟩	0:-4 2:4 8:-2
#should>⟨n⟩	0:2 3:-4 7:4
#should>⟨path⟩	0:-2 1:3 5:-2 7:-2 9:2
#show	5:5 9:-2
#show+call	4:2
#show+callee	5:2
#show+catch	5:2
#show+count	6:2
#show+defined	3:2 7:-2
#show+error	3:2
#show+event	1:-2 3:3 4:2 5:-4
#show+explain	5:2
#show+fail	1:-2 2:-2 4:2 7:-2
#show+from	1:-3 2:3 3:2 4:-3 7:-4
#show+how	2:-2 3:-2 4:3 5:-2
#show+ifchange	5:-2 7:2
#show+import	5:3
#show+judge	1:2 7:-2 8:2
#show+missing	1:3 3:2 5:-3 7:-2
#show+most	1:-2 8:2
#show+nobody	1:2
#show+not	4:-2 8:-2
#show+overload	5:5 9:-2
#show+override	5:4
#show+overview	1:-2 4:-3 5:-2 8:4
#show+places	1:-2 4:-2 5:5 7:-3
#show+raise	0:-3 3:-2 5:5
#show+should	8:-2
#show+show	0:-2 3:-2 4:-2 5:7 6:-2 7:-2
#show+since	3:2
#show+sometimes	3:2
#show+subtype	5:5
#show+tests	0:2 1:-3 3:-3 7:2 8:-2
#show+thing	4:-2 5:5
#show+to	5:-2
#show+trace	0:-2 2:2 3:-2 4:3 5:-5 7:2 8:-2
#show+unused	1:-2 5:2 7:2
#show+use	0:4 1:-2 6:-3 7:-2
#show+what	0:-3 2:-3 4:3 8:-3 9:-2
#show+where	0:4 3:-2 4:-2 8:-2
#show+which	2:2
#show+who	0:-3 3:-3 4:2 5:3 7:-3 8:-2
#show+write	3:-3 5:5
#show+wrong	1:-2 3:3 5:-4
#show+⟨name⟩	0:2 1:-3 4:-2 6:-2 8:-3 9:2
#show+⟨n⟩	4:-2
#show+⟨path⟩	3:3
#show>call	0:-2 1:-2 3:-2 4:3 5:2
#show>callee	5:2
#show>catch	0:-2 5:3
#show>compare	1:-2 3:2 5:2 8:2 9:-3
#show>count	5:-2 6:3
#show>create	0:3 1:-2 3:-2 5:-2
#show>decided	5:3
#show>defined	1:-2 7:-2
#show>error	0:-3 1:-2 5:3 7:-2
#show>event	1:-3 3:3 4:2 5:-5 7:2 8:-2 9:-2
#show>exists	5:-2 6:2
#show>explain	5:2
#show>fail	1:-2 2:-2 5:3 7:-2
#show>from	1:-4 8:2 9:-2
#show>good	0:-2 1:-2 5:-4 7:4
#show>handle	5:-2
#show>happens	0:2 1:-3 4:3 5:-4 7:-2
#show>how	1:-2 2:-4 3:-2 4:3 8:2
#show>howto	0:-4 1:2 3:-2 5:2
#show>ifchange	0:-2 1:-2 2:2 5:-2 7:2
#show>import	5:4 7:-2
#show>judge	0:-2 1:2 3:-2 4:-2 5:-2 7:-3 8:3
#show>missing	1:2
#show>most	1:-2 8:2
#show>needed	5:-3 7:4
#show>nobody	4:-2 5:2
#show>not	1:-2 2:2
#show>overload	5:5 9:-2
#show>override	5:5
#show>overview	1:-3 2:-2 4:-3 7:-2 8:4
#show>places	1:-2 3:-2 4:-2 5:4 7:-2
#show>quality	8:2
#show>raise	1:-2 3:-2 5:4
#show>read	0:-3 5:4 7:-2
#show>send	0:-2
#show>should	0:-2 1:-3 2:2 3:2 7:3 9:-2
#show>since	0:-2 1:-2 3:4 5:-4
#show>slow	4:3 5:-4
#show>sometimes	3:2
#show>structure	8:2
#show>subtype	1:-2 2:-2 3:-2 5:4
#show>tests	0:2 1:-3 4:-2 7:3 8:-2
#show>thing	0:-3 1:-3 2:-2 4:2 5:6 7:-2
#show>to	7:-2
#show>trace	0:-3 1:-3 4:3
#show>twice	3:3 5:-2
#show>unused	1:-2 5:2 7:2
#show>use	0:4 1:2 2:-2 3:3 4:-2 5:-2 6:-4 7:-2 8:-2
#show>what	1:-2 2:-4 4:2 9:-2
#show>when	0:2 5:-2
#show>where	0:4 1:-2 7:-2
#show>which	1:-3 2:2 3:2
#show>who	0:-3 3:-3 4:2 5:3 8:-2
#show>why	3:3
#show>work	4:2
#show>write	0:-2 1:-3 5:3
#show>wrong	1:-2 3:4 5:-3
#show>⟨error⟩	0:-2 3:-2 5:3
#show>⟨name⟩	0:2 1:-4 3:-2 5:5 6:-2 8:-2
#show>⟨n⟩	1:-2 2:2 4:-2 5:2
#show>⟨path⟩	1:-2 3:2 7:-2
#show>⟨text⟩	0:-3 1:2 3:-3 5:4
#since	1:-3 3:4
#since+anymore	3:3 5:2 7:-2
#since+create	3:2
#since+defined	5:-2 7:2
#since+event	0:3 1:-2 3:-2 4:-2 5:2 7:-2
#since+fail	3:3
#since+from	1:-2 2:-3 3:3 8:-2
#since+good	3:3
#since+handle	3:-3 4:-2 5:-3 7:4
#since+how	4:-2 8:2
#since+howto	0:2 5:-2
#since+ifchange	3:3
#since+import	3:3
#since+missing	3:3
#since+not	3:3 7:-2
#since+read	0:-2 7:2
#since+send	3:3 5:-2
#since+should	7:-2
#since+since	0:-3 1:-2 2:-3 3:6 4:-3 5:-4 7:-4 9:3
#since+slow	0:-3 5:2 7:2
#since+sometimes	3:3
#since+tests	3:2 7:-2
#since+to	3:4 5:-2 7:-3
#since+trace	4:2
#since+twice	3:-2 7:3
#since+what	0:-4 4:4 7:-3 8:-2
#since+when	4:2
#since+where	0:4 3:-2 7:-2
#since+which	0:-2 1:-2 3:-2 4:3 5:2
#since+who	3:-2 5:3
#since+why	3:3
#since+write	0:-2 2:2 3:2
#since+wrong	3:3 7:-2
#since+⟨name⟩	1:-2 3:2 7:-2
#since+⟨n⟩	0:-2 5:-2 7:2
#since+⟨text⟩	2:2
#since>anymore	3:3
#since>call	3:2 5:2 7:-2
#since>create	3:2
#since>defined	5:-3 7:2
#since>error	0:-2 1:-2 7:2
#since>event	0:2 1:-2 3:-2 4:-3 5:4 7:-2
#since>exists	2:2 7:-2
#since>fail	3:2 7:-2
#since>from	0:-2 1:-2 2:-3 3:5 9:-2
#since>good	0:-2 3:4
#since>handle	0:-2 7:4
#since>happens	2:2
#since>how	0:-2 2:4 3:-2 4:-3 5:-2 7:-2 8:3
#since>howto	2:3 4:-4 5:-3
#since>ifchange	0:-2 1:-2 2:-2 3:4 5:-2
#since>impact	3:2 5:2
#since>import	3:2
#since>missing	3:4 5:-3
#since>nobody	0:2 3:2 5:-2 7:-3
#since>not	3:3 5:-3
#since>overview	0:-2 1:-3 2:-3 4:2 5:-3 8:3
#since>places	0:-2 4:2
#since>possible	5:-2 7:3
#since>read	0:-2 7:3
#since>send	3:3 7:-3
#since>should	3:2 7:-2
#since>show	2:2 3:2 4:-2 5:2 7:-3
#since>slow	0:-3 5:2 7:2
#since>subtype	5:4 7:-2
#since>tests	2:-2 3:3 5:2 7:-3
#since>thing	2:-2 5:-2
#since>to	1:-2 3:2 4:5 5:-5 8:-2
#since>trace	4:4 5:-3
#since>twice	5:-2 7:2
#since>what	0:-3 3:2 4:3 8:-2
#since>when	3:2 4:2
#since>where	0:3 2:-3 3:-4 4:-2 7:-3 8:2 9:-2
#since>which	0:-3 2:-2 4:4 5:2 7:-2
#since>who	0:-2 5:2
#since>why	2:-2 3:4
#since>write	0:-2 1:-2 7:3
#since>wrong	3:4 7:-2
#since>⟨name⟩	0:-3 3:3 9:-2
#since>⟨n⟩	2:-2 3:5 5:-3
#since>⟨path⟩	0:2 5:-2
#since>⟨text⟩	0:-2 1:-2 2:2 5:-2 7:2
#slow	1:-2 3:6 5:-4 9:-3
#slow+anymore	0:-2 1:-2
#slow+compare	3:2 4:-2 9:-3
#slow+from	4:2 5:-3
#slow+handle	1:2
#slow+not	3:4 5:-2 7:-2
#slow+slow	4:3 5:-3
#slow+sometimes	3:2
#slow+structure	1:-2 3:3
#slow+tests	2:2
#slow+thing	0:2 1:2 5:-2
#slow+to	0:3 2:-2 3:-3 4:2
#slow+what	0:-2 1:-2 3:2 5:-3 6:3 7:-2
#slow+when	3:2 7:2
#slow+which	1:-2 3:3 7:-2
#slow+⟨name⟩	1:2 2:3 7:-2
#slow+⟨n⟩	0:-2 3:5 5:-2 7:-2
#slow+⟨path⟩	5:4 7:-2
#slow+⟨text⟩	3:3
#slow>anymore	0:-2 1:-2
#slow>compare	3:2 4:-2 9:-3
#slow>error	3:-2
#slow>exists	3:2
#slow>fail	5:3 7:-3
#slow>from	3:2 5:-2
#slow>good	1:2 3:2 5:-2 7:-2
#slow>handle	5:2
#slow>happens	0:3 5:-2
#slow>howto	3:3 7:-2
#slow>ifchange	3:2
#slow>import	5:2
#slow>missing	3:4
#slow>most	1:-2 3:-3 5:2
#slow>never	3:2
#slow>nobody	0:2 7:-2
#slow>not	1:-2 3:4 5:-2
#slow>places	0:3 1:2 3:-3
#slow>possible	3:4 7:-3
#slow>show	3:4 5:-2 7:-2
#slow>since	3:2
#slow>sometimes	3:2
#slow>structure	1:-2 3:3
#slow>tests	2:2
#slow>thing	0:3 5:-3
#slow>to	0:3 1:-3 2:-3 3:3 5:-2
#slow>trace	0:-2 3:2 5:5 6:-2 7:-3
#slow>twice	3:-2 7:3
#slow>what	4:-4 5:-4 6:3 7:2 9:-2
#slow>when	3:2 7:2
#slow>where	0:4
#slow>which	0:-2 1:2 3:2 7:-3
#slow>who	1:-2 2:-2 5:2 7:-3 8:2
#slow>why	3:2
#slow>write	0:2 3:2
#slow>wrong	5:-2
#slow>⟨name⟩	0:-2 2:2 4:-3 5:-5 6:2 9:-2
#slow>⟨n⟩	0:-2 3:5 5:-2 7:-2
#slow>⟨path⟩	0:-2 3:2 5:5 6:-2 7:-3
#slow>⟨text⟩	3:3
#sometimes	0:-3 3:6 4:-2 6:-2 7:3 8:-2
#sometimes+create	3:2
#sometimes+defined	1:2
#sometimes+fail	3:2 5:-2
#sometimes+good	5:2
#sometimes+missing	1:-2 3:2 7:2
#sometimes+nobody	7:2
#sometimes+not	1:-2 5:2
#sometimes+since	3:2
#sometimes+sometimes	1:-2 3:4 5:-3
#sometimes+tests	1:2 3:2 7:-2
#sometimes+what	2:2
#sometimes+why	3:2
#sometimes+wrong	0:2 1:2 5:-2 7:-2
#sometimes+⟨name⟩	5:2 7:-2
#sometimes+⟨n⟩	0:2 1:2 5:-2 7:-2
#sometimes>create	3:2
#sometimes>defined	1:2
#sometimes>exists	1:3 3:-2 7:-3
#sometimes>fail	3:2 5:-2 7:-2
#sometimes>from	3:3 7:-2
#sometimes>good	5:2
#sometimes>impact	5:2
#sometimes>import	3:3
#sometimes>missing	1:-2 3:2 7:2
#sometimes>nobody	7:2
#sometimes>places	5:-2 7:2
#sometimes>should	1:3 2:2 7:-3
#sometimes>show	5:2
#sometimes>since	3:4 7:-2
#sometimes>slow	3:4 5:-2
#sometimes>structure	1:3 5:-2
#sometimes>tests	3:2 7:-2
#sometimes>thing	5:2
#sometimes>to	3:3 5:-2 7:-2
#sometimes>trace	4:2 5:-2
#sometimes>use	5:2
#sometimes>what	0:-2 2:2 3:4 4:-2 7:-4 9:-2
#sometimes>where	0:4 1:4 3:-5 5:-5 7:-3
#sometimes>which	0:2 3:-2 7:-2
#sometimes>who	0:-3 5:4 7:-3
#sometimes>why	3:2
#sometimes>write	3:2
#sometimes>wrong	0:3 1:2 5:-3 7:-2
#sometimes>⟨name⟩	1:-2 3:2 5:2 7:-2
#sometimes>⟨n⟩	0:2 5:-2 7:-2
#structure	0:-2 3:-3 5:-3 6:-2 8:5
#structure+catch	0:-4 1:4 5:-3
#structure+compare	0:-2 2:4 3:-3 4:-5 6:-2 7:3 8:-4 9:-5
#structure+create	0:-3 1:4 5:-3
#structure+decided	1:-2 3:3
#structure+explain	5:-2 8:3
#structure+from	0:-3 2:-3 3:-3 6:-2 7:-3 8:3 9:2
#structure+good	1:-2 2:-2 5:-2 9:4
#structure+how	4:2
#structure+ifchange	1:-2 2:-2 4:2 5:-2 8:2
#structure+impact	4:2
#structure+import	2:-2 7:3 8:-2 9:-2
#structure+judge	2:-2 5:-2 7:-2 8:5
#structure+most	1:2 7:2 8:-2
#structure+not	1:4 3:-4 8:-2
#structure+overview	1:2 5:-2 7:-3 8:2
#structure+proscons	0:-2 1:-2 2:-2 3:-2 5:2 7:-2 8:-2 9:3
#structure+read	5:3 8:-2
#structure+send	0:2
#structure+should	2:-2 3:2 5:-2 7:3 8:-2 9:-3
#structure+structure	1:-2 2:-2 7:3 8:2
#structure+thing	1:-2 3:-2 4:-2 5:2 7:-4 9:-2
#structure+to	1:-2
#structure+use	7:4
#structure+what	4:2
#structure+where	1:2 2:-2 4:2 5:-3 8:-2
#structure+which	2:2
#structure+⟨name⟩	0:2 1:-2
#structure+⟨n⟩	1:-2 3:3 7:-2 9:2
#structure+⟨path⟩	3:-2 7:2
#structure>catch	0:-4 1:4 5:-3 7:-2 9:2
#structure>compare	0:-2 2:4 3:-3 4:-5 6:-2 7:4 8:-4 9:-6
#structure>count	5:-2 7:-2 8:2
#structure>create	0:-3 1:4 5:-3
#structure>decided	1:-2 3:2
#structure>defined	4:2 5:-2
#structure>event	0:-2 1:2
#structure>exists	1:-2 2:2 4:-2 5:-3 6:-2 7:2 8:2
#structure>explain	5:2 9:-3
#structure>fail	1:2
#structure>from	0:-4 2:-4 6:2 8:3
#structure>good	0:-2 3:-3 4:-2 5:-5 9:3
#structure>handle	7:2
#structure>how	0:-2 1:-3 4:2 5:-4 7:2 8:3
#structure>ifchange	0:-2 2:-2 3:-2 4:2 5:-3 8:3
#structure>impact	1:-2 4:2 9:-2
#structure>import	1:-2 3:-3 5:4 9:-2
#structure>judge	0:-2 2:-2 3:-2 8:5 9:-4
#structure>meaning	3:2
#structure>missing	5:2 9:-2
#structure>most	1:2 2:-2 5:3 8:-2
#structure>never	0:2 7:-2
#structure>not	0:-2 3:-5 4:-2 7:2 8:2 9:-2
#structure>overview	5:-2 8:2 9:-2
#structure>places	0:-2 3:-2 7:-3 8:4
#structure>possible	2:2 3:-2 9:2
#structure>proscons	0:-2 1:-2 2:-2 3:-2 7:-3 9:3
#structure>quality	1:-4 5:-3 6:4
#structure>read	5:3 8:-2
#structure>risk	7:3
#structure>send	0:2
#structure>should	2:-3 3:2 4:-2 7:2
#structure>show	0:-2 3:-2 5:2 8:2
#structure>slow	7:3 8:-2 9:-2
#structure>subtype	0:3 5:-3
#structure>thing	3:-2 4:-3 5:2 7:-5
#structure>to	1:-3
#structure>too	7:2 8:2
#structure>trace	0:-2 3:-2 4:3 6:-2 7:3 8:-4
#structure>use	0:2 1:-2 7:2
#structure>what	0:-2 1:2 2:-2 8:2 9:-2
#structure>where	1:2 2:-3 3:-2 4:2 8:-3 9:-2
#structure>which	0:-3 1:-2 3:-2 4:-2 5:6 7:-2 9:-3
#structure>write	0:-2 4:2
#structure>wrong	8:2
#structure>⟨name⟩	0:-2 1:6 2:-3 3:-2 4:-3 5:-3 6:2 7:-3 9:-3
#structure>⟨n⟩	1:-2 3:2 5:-2 7:-3 9:4
#structure>⟨path⟩	3:-3 7:3
#subtype	0:-3 5:2
#subtype+exists	1:-2 5:2
#subtype+fail	5:3 7:-2 9:2
#subtype+from	1:-7 4:-3 5:5 9:2
#subtype+ifchange	0:4 1:3 2:3 3:-2 5:-5 7:-3 9:-2
#subtype+override	1:-2 6:-2 7:4 9:-2
#subtype+send	0:-3 1:3 3:-2 7:-2 9:-2
#subtype+show	3:-2 6:-2 7:-3 8:4
#subtype+subtype	1:-2 5:4 7:-2
#subtype+thing	0:-2 1:-3 3:-2 6:3
#subtype+to	4:-2 5:2
#subtype+where	0:4 5:-3
#subtype+which	5:2 7:-2
#subtype+write	0:4 5:-4
#subtype+⟨name⟩	0:-3 7:3 9:-2
#subtype>compare	9:3
#subtype>count	5:-3 6:5
#subtype>create	3:2 5:-2
#subtype>defined	5:3
#subtype>exists	1:-2 2:-2 7:3
#subtype>fail	5:3 7:-2 9:2
#subtype>from	2:-2 4:-3 5:2
#subtype>ifchange	0:4 1:3 2:3 3:-2 5:-5 7:-3 9:-2
#subtype>needed	2:2 5:-2
#subtype>not	1:-2 7:3
#subtype>override	0:-3 1:-2 3:-2 5:2 6:-2 7:4 9:-2
#subtype>send	0:-3 1:3 3:-2 7:-2 9:-2
#subtype>should	1:-2 5:-4 7:-2 9:5
#subtype>show	0:-2 1:-3 2:-3 3:-3 4:2 6:-3 7:-3 8:4
#subtype>sometimes	9:2
#subtype>tests	5:-3 7:3
#subtype>thing	0:-2 1:-2 3:-2 5:3 6:3
#subtype>to	4:-2
#subtype>trace	2:3 4:-2 6:-2
#subtype>what	1:-3 3:-2 4:2 6:-3 7:2
#subtype>where	0:4 5:-3
#subtype>which	0:-2 2:-2 7:-3 9:3
#subtype>who	3:-2 7:2
#subtype>write	0:4 5:-3
#subtype>wrong	1:-2 3:3 7:-2
#subtype>⟨path⟩	5:2
#tests	4:-2 5:2 7:3 8:-2
#tests+defined	0:2
#tests+exists	1:-2 6:-3 7:5
#tests+fail	0:-2 5:2
#tests+from	1:5 2:-2 4:-2 6:-2 8:-2
#tests+how	2:3 5:-3 7:-2 8:2
#tests+howto	0:-2 2:3 5:-3
#tests+ifchange	1:-2 5:4
#tests+missing	3:-2 5:3 7:-2
#tests+not	0:-2 1:-2 3:2 5:-4 7:3
#tests+override	0:-2 2:-2 8:2
#tests+places	0:3
#tests+should	9:2
#tests+show	3:2 5:2 7:-2
#tests+since	3:3 7:-2
#tests+slow	1:-2 3:4 5:-2 7:-2
#tests+sometimes	5:2 7:-2
#tests+structure	0:4 5:-3 7:-2
#tests+tests	0:-2 1:2 2:-2 3:-3 4:-2 7:2
#tests+thing	0:-2 1:-2 2:4 3:-2
#tests+to	0:3 1:-3 2:-2 3:-2 4:-2
#tests+trace	1:3 4:-2
#tests+what	1:-5 3:-4 7:3 8:-2 9:-2
#tests+where	0:2 2:-2 5:-4 7:3
#tests+which	1:-3 2:-2 3:-2 5:4
#tests+write	2:-2 5:2
#tests+wrong	5:2
#tests+⟨name⟩	0:-3 2:-2 3:4 6:2 7:-4
#tests+⟨n⟩	0:-2
#tests+⟨path⟩	2:2 5:2
#tests+⟨text⟩	3:2
#tests>anymore	1:-2 4:2 7:-2
#tests>compare	3:3
#tests>create	7:2
#tests>defined	0:3 3:-2 7:2
#tests>error	2:2
#tests>exists	0:-2 1:-2 2:-2 3:-2 5:3
#tests>fail	2:-2 3:3
#tests>from	0:-2 1:4 4:-2 6:-2 8:-2 9:-2
#tests>good	7:3
#tests>happens	3:3 5:-2
#tests>how	1:-2 2:5 3:-3 4:-2 5:-5 7:-3 8:3
#tests>howto	2:2 4:-2 5:-2
#tests>ifchange	0:-2 1:-3 5:6
#tests>impact	1:-2 5:2
#tests>import	7:2
#tests>judge	3:-2 7:2
#tests>meaning	0:2 1:-3 3:2 5:-2
#tests>missing	3:-2 5:3 7:-2
#tests>nobody	3:-3 5:3
#tests>not	0:-2 3:2 5:-2 7:2
#tests>override	0:-2 2:-2 8:2
#tests>overview	8:2
#tests>places	0:2 1:-2 3:-2 4:2
#tests>possible	5:-2 7:2
#tests>risk	1:-2 5:4
#tests>send	0:-2 5:3
#tests>should	0:2 1:-2 9:2
#tests>show	3:2 8:-2
#tests>since	3:4 7:-2
#tests>slow	1:-2 3:5 5:-2 7:-3
#tests>sometimes	3:3 7:-2
#tests>structure	0:3 5:-3
#tests>thing	0:-2 1:-4 2:4 5:3 6:-2 7:-3
#tests>to	0:4 1:-3 4:-3 5:-2 9:-2
#tests>too	5:2
#tests>trace	3:-2 4:-3 5:2 7:-2 9:-2
#tests>what	1:2 3:2 5:-3 9:-2
#tests>when	3:2
#tests>where	0:3 1:-2 2:-2 3:-2 4:-2 5:-2 7:2 8:-2 9:-2
#tests>which	0:3 1:-5 2:-2 3:-2 5:3 6:-2 9:-2
#tests>who	0:-2 1:-2 7:2
#tests>work	5:3
#tests>write	0:-2 1:-2 5:3
#tests>wrong	1:-3 3:4
#tests>⟨name⟩	2:-2 3:4 7:-2 8:-3
#tests>⟨n⟩	0:-3 1:-4 2:-2 9:3
#tests>⟨path⟩	0:-3 1:-2 3:-2 5:5 7:-2
#tests>⟨text⟩	0:-2 3:5 7:-2
#thing	5:5
#thing+anymore	3:-2
#thing+call	1:3 4:-3
#thing+callee	5:3
#thing+compare	0:-2 3:-2 4:4 5:-4
#thing+count	1:-2 3:-2 6:3 7:-2 9:-2
#thing+create	0:-2 1:-2 5:4
#thing+defined	0:3 1:-4 2:-2 6:2
#thing+exists	1:-4 6:-2 7:4
#thing+fail	4:-2 5:4
#thing+from	0:-3 2:2 9:-3
#thing+handle	1:2 5:-2
#thing+how	1:-3 2:4 3:3 5:-3 7:-2
#thing+howto	3:-2 7:-2
#thing+ifchange	3:-2 9:3
#thing+impact	0:-2 2:-3 3:-3 7:4
#thing+import	1:-2 5:2 7:2
#thing+meaning	3:3 7:-3 9:-2
#thing+missing	3:2 5:-2
#thing+most	1:-2 5:4
#thing+needed	5:3
#thing+never	3:-2 5:2
#thing+nobody	5:2
#thing+not	0:-2 1:-3 3:2 4:-2 5:2 7:-2
#thing+overload	9:2
#thing+override	5:-3 7:5
#thing+overview	1:-2 3:2 8:2
#thing+places	0:-2 1:-2 2:2
#thing+possible	5:-3 6:3
#thing+raise	1:2 3:-2
#thing+read	0:2
#thing+risk	1:-2 5:3 7:-2
#thing+send	0:-2 1:2 3:-2 5:2
#thing+should	1:-2 5:3 7:-4 9:2
#thing+show	0:-2 1:-2 3:2 5:2 7:-2
#thing+since	2:-2 3:-3 5:4
#thing+slow	5:3
#thing+structure	5:2 7:-2 8:2
#thing+subtype	1:3 4:-2 7:-2
#thing+tests	5:2
#thing+thing	0:-4 3:-2 4:4 7:-3 9:2
#thing+to	3:-3 4:-5 6:2 7:2 8:-2 9:-2
#thing+too	7:3
#thing+trace	4:3
#thing+unused	5:-2 7:3
#thing+use	3:-2 5:3
#thing+what	2:-3 3:-2 4:-3 5:5 6:-3 7:-2 8:-2
#thing+where	1:-3 5:3 7:-3
#thing+which	0:2 1:4 3:-2 4:-2 5:-3 9:-4
#thing+who	0:-2 1:-2 3:-2 5:4 7:2
#thing+write	0:3 5:-3
#thing+⟨error⟩	0:-2 5:3 7:-2
#thing+⟨name⟩	4:-2 9:-2
#thing+⟨n⟩	1:-3 3:3 5:-2
#thing+⟨path⟩	0:-2 1:2 2:2 7:-2
#thing+⟨text⟩	3:2
#thing>anymore	5:4
#thing>call	0:3 3:-2 4:-3 5:4 7:-3
#thing>callee	5:3
#thing>catch	7:-2 9:2
#thing>compare	3:-2 4:3 5:-6 8:-2 9:3
#thing>count	1:-3 3:-2 6:3 7:-2
#thing>create	1:-3 5:4
#thing>defined	0:2 1:-6 2:-2 5:3 6:2 7:-2 9:-2
#thing>error	0:-3 5:2
#thing>event	0:-2 1:4 3:3 5:-4
#thing>exists	1:-3 7:4
#thing>explain	5:3
#thing>fail	0:-2 1:-2 2:2 3:-2 4:-3 5:3
#thing>from	5:2 9:-2
#thing>good	1:-3 3:-2 6:-2 7:-3 9:4
#thing>happens	0:2 3:-2
#thing>how	1:-4 2:5 6:-3 7:-2 9:-2
#thing>howto	1:3 3:-2 7:-3 9:-2
#thing>ifchange	1:-4 2:2 3:-3 9:2
#thing>impact	0:-2 1:-2 3:-2 4:-2 5:3 6:-2 7:3
#thing>import	0:-2 1:-2 2:-2 4:-2 5:3 9:-2
#thing>judge	8:2
#thing>meaning	1:2 2:-2 3:4 4:-2 7:-4 9:-3
#thing>missing	3:2 7:2
#thing>most	1:-2 5:6 7:-2
#thing>needed	0:-2 1:-2 5:2
#thing>never	3:-2 5:5 7:-2
#thing>nobody	1:-3 5:3
#thing>not	2:2 4:-2 5:3 7:-3
#thing>overload	0:-2 2:-2
#thing>override	0:-3 1:-2 3:-2 6:-2 7:5 9:2
#thing>overview	1:-2 3:2 8:2
#thing>places	0:-2 1:-2 2:2 5:-2
#thing>possible	1:-3 2:-2 3:-2 5:-2 6:3
#thing>quality	0:-2 1:-3 5:5
#thing>raise	3:-2 7:2
#thing>read	0:3 1:-2 7:3
#thing>risk	1:-2 5:3
#thing>send	3:-3 5:3
#thing>should	0:-2 1:-5 2:4 3:-2 4:-2 7:-4 9:3
#thing>show	1:-2 5:5 6:-2
#thing>since	1:-3 2:-2 3:-3 4:2 5:3
#thing>slow	0:-2 1:-2 3:-2 4:-2 5:3
#thing>sometimes	3:2 6:-2 7:-2
#thing>structure	0:-2 2:-3 4:-2
#thing>subtype	1:2 4:-2
#thing>tests	1:-2 3:2
#thing>to	0:-2 5:2 8:-2 9:-2
#thing>too	2:2 5:-2 7:3
#thing>trace	0:-2
#thing>use	1:-2 5:3 6:-3
#thing>what	4:-3 5:5 7:-3
#thing>where	0:5 1:-3 3:-3 4:-2 6:-4 7:-4
#thing>which	1:3 3:-3 4:-2 9:-2
#thing>who	0:-3 1:-3 2:-2 3:-3 4:-2 5:6 7:2
#thing>why	1:3 3:2 5:-4
#thing>work	0:-2 1:2 2:-2 3:2 4:-2
#thing>write	1:-3 2:2 7:3 9:-2
#thing>wrong	3:3 5:2
#thing>⟨error⟩	0:-2 1:2 3:-2 5:2 7:-3
#thing>⟨name⟩	7:2 9:-2
#thing>⟨n⟩	3:3
#thing>⟨path⟩	0:-2
#thing>⟨text⟩	0:3 1:-2
#to	4:3 9:-2
#to+anymore	1:3 3:-4
#to+call	0:-2 1:-2 3:-3 5:5
#to+catch	0:3 3:-2 5:-4 8:2
#to+compare	1:2 3:-2 7:-2
#to+create	0:2 1:-3 2:2
#to+event	4:-2 5:2
#to+exists	5:3 7:-2
#to+explain	1:-2 3:2 5:-2 8:2
#to+fail	4:5 5:-3 7:-2
#to+from	2:-5 3:2 4:4 5:-2 8:-2
#to+handle	8:2
#to+happens	0:-2 1:-2 5:3
#to+how	1:-3 3:3 5:-4 6:-2 7:-2
#to+howto	1:-4 2:3 4:-2
#to+ifchange	0:-2 3:-3 4:2
#to+impact	1:-2 2:3 7:-2
#to+import	3:2
#to+missing	0:2 1:2 5:-4
#to+nobody	0:2 1:-4
#to+not	0:-2 1:-2 3:-4 5:2 7:3
#to+override	0:2
#to+places	2:-2 3:-3 4:2 7:2
#to+possible	2:2 3:2 5:-2 7:-2
#to+read	0:-3 2:-2 4:4 7:-2
#to+send	0:-4 1:-4 2:-2 5:5 7:-2
#to+should	1:-2 3:2 5:-2 7:2
#to+show	0:-2 1:-3 2:2 3:2 5:-3
#to+since	4:2
#to+slow	0:-2 1:-2 2:2 3:-3 4:-3 5:-2 8:4
#to+subtype	1:4 2:2 3:-2 5:-5
#to+thing	0:-3 2:2
#to+to	1:-3 2:-4 4:6 5:-3 8:-2 9:-2
#to+trace	0:-2 1:2 2:-2 3:-3 4:5 5:-2 7:-2
#to+twice	3:4
#to+use	0:-2 1:-2 3:-2 5:4
#to+what	0:-3 2:2 4:4 5:-2 6:-2 9:-3
#to+when	1:-2 3:-2 4:2 5:2
#to+where	0:2 7:-4 8:-2
#to+which	1:3 3:-2 7:-5
#to+who	0:4 1:-3 4:-2
#to+write	0:-3 3:-2 5:2 9:2
#to+wrong	3:2
#to+⟨name⟩	0:-2 2:-2 4:2 9:-2
#to+⟨n⟩	0:-5 1:2
#to+⟨path⟩	0:2 2:-3 4:3 5:-2
#to>anymore	2:2 3:-3
#to>call	1:-3 2:-2 3:-3 5:5
#to>catch	0:3 3:-2 4:-2 5:-4
#to>compare	3:-2
#to>count	0:-3 4:3 5:-2 6:2
#to>create	0:2 1:-3 2:2 3:-2 8:-2
#to>decided	4:2
#to>defined	1:-2
#to>error	0:3 5:-3
#to>event	0:2 1:-2 3:-2
#to>exists	1:2 3:2 4:-2 7:-2
#to>explain	1:-2 3:2 7:-2
#to>fail	1:-5 2:2 3:-2 4:4 7:-2
#to>from	0:-2 3:4 4:2 5:-4 6:-2 9:-2
#to>good	4:2
#to>handle	3:-3
#to>happens	0:-2 1:-3 4:2 5:2
#to>how	1:-5 3:4 5:-3 6:-2 7:-3 9:-2
#to>howto	0:-2 1:-2 2:3 3:-3
#to>ifchange	0:-3 2:-2 4:2 5:2
#to>impact	1:-5 2:2 3:-3 4:-2 5:3 7:-2
#to>import	0:-2 1:2 3:2 4:-2 5:-2 7:2 8:2
#to>judge	1:2 2:-2
#to>meaning	0:3 5:-2
#to>missing	3:2 5:-4
#to>most	2:2
#to>needed	0:3 5:-2
#to>nobody	1:-4 3:2
#to>not	0:-2 4:2 7:2 9:-2
#to>override	0:2 3:2 7:-2
#to>overview	1:-3 2:-2 8:4
#to>places	2:-3 3:-3 4:3 5:-2 8:3
#to>possible	2:2 4:-2 5:-3 6:2 7:-2
#to>quality	0:-2 1:-2 7:-2 8:3
#to>raise	0:-2 1:-4 3:3 5:3
#to>read	2:-2 4:4 7:-2
#to>risk	3:2 5:-2 8:2
#to>send	1:2 2:-3 3:-2 8:-2
#to>should	0:-2 1:2 3:2 5:-2 7:2 8:-2 9:-2
#to>show	0:-3 4:3 5:-3 8:-2
#to>since	4:2 7:-2
#to>slow	0:-2 1:-3 2:2 3:-2 4:-3 5:-2 8:3
#to>sometimes	5:2 7:-2
#to>structure	1:3 5:-2
#to>subtype	1:4 2:2 3:-2 5:-5
#to>tests	1:-2 2:-3 5:-2 7:3
#to>thing	3:2 5:-4 7:2 8:-2
#to>too	2:2
#to>trace	2:-2 4:5 5:-4 8:-2
#to>twice	3:4
#to>use	1:-2 3:-2 5:5 7:-2
#to>what	2:2 4:3 5:-3 6:-2 9:-3
#to>when	5:2
#to>where	0:2 3:-2 4:2 7:-4 8:-2
#to>which	0:3 1:3 2:-3 3:-3 7:-2 8:-2
#to>who	0:3 1:-5 4:-3 5:2 7:-2 9:-2
#to>why	0:-2 1:3
#to>work	5:-2 7:2 8:2
#to>write	0:-4 1:2 3:2 7:-3
#to>wrong	0:-2 3:3 7:-2
#to>⟨error⟩	0:4 1:-3 5:-4
#to>⟨name⟩	0:-2 1:-2 4:2 9:-2
#to>⟨n⟩	0:-3 2:2 4:-2
#to>⟨path⟩	1:-2 3:2 4:2
#too	0:-2 4:-3 6:-2 7:8 8:-2 9:-2
#too+from	0:2 1:-2 3:-3 7:2
#too+not	2:-2 7:4
#too+quality	7:3
#too+should	1:-2 5:4
#too+show	1:4 3:-2 5:-4
#too+structure	3:-2 7:4
#too+thing	1:-2 7:3
#too+too	0:-2 7:4 8:-2 9:-2
#too+⟨name⟩	5:-4 7:4 9:2
#too>from	0:2 1:-2 3:-2 5:-2 7:3
#too>good	2:2 7:-2
#too>how	2:2
#too>most	0:2 7:-2
#too>not	2:-2 7:3
#too>quality	7:3
#too>risk	0:2 5:2 7:-3
#too>should	1:-3 2:2 5:2 9:-2
#too>show	1:4 3:-2 5:-4 7:2
#too>structure	3:-2 7:5
#too>tests	5:-2
#too>thing	1:-2 7:3
#too>trace	5:3
#too>what	3:2
#too>⟨name⟩	1:-2 5:-5 7:4 9:2
#trace	3:-2 4:5
#trace+anymore	3:2 5:-6 7:3
#trace+call	0:-2 2:-2 3:-2 4:2 9:-2
#trace+compare	4:4 9:-3
#trace+count	5:-3 6:4 7:-2
#trace+create	7:2
#trace+defined	2:2
#trace+event	0:-3 1:-3 5:2 8:3
#trace+exists	5:-7 7:6
#trace+fail	1:-3 4:2
#trace+from	1:-2 3:-4 4:3 5:-2 8:2 9:-2
#trace+good	3:2 5:-2 8:2
#trace+handle	1:-2
#trace+happens	2:-2 3:-2 4:5
#trace+how	0:-2 2:2 3:-3 4:4 6:-2 7:-3 8:-2
#trace+howto	0:-3 1:3 4:2 5:-4 7:-2
#trace+ifchange	1:2 5:-2 7:2
#trace+impact	1:2
#trace+judge	1:-2 2:2
#trace+missing	0:2 1:-2 3:2 7:-2
#trace+most	4:2 7:-2
#trace+never	7:3
#trace+nobody	3:-2 5:4
#trace+not	0:-2 1:-2 7:3
#trace+overload	0:-3 1:-2 3:-2 6:2 9:2
#trace+overview	0:-2 1:3 2:2 5:-2 8:-2
#trace+places	0:-2 1:-2 2:3 4:-2 5:2 7:-2
#trace+raise	5:3 7:-2
#trace+read	0:-3 2:-2 4:3 5:3
#trace+send	7:-3 9:2
#trace+should	0:-2 1:2 3:-2 4:-3 8:-2
#trace+show	1:-2 2:3
#trace+since	3:2 4:3 5:-2
#trace+structure	2:-2 3:-2 8:3 9:-2
#trace+tests	0:-2 2:2
#trace+thing	1:-2 5:4 6:-2
#trace+to	0:-2 3:-3 4:5 7:-4 8:-2
#trace+trace	0:-3 1:-4 2:-4 3:-2 4:5 8:-3 9:2
#trace+unused	5:-3 7:4
#trace+use	1:2 3:-2 5:2
#trace+what	0:-4 1:2 2:-2 3:-2 4:4 5:2 6:-2 7:-2 8:-3 9:-3
#trace+when	1:2 2:2 5:-2
#trace+where	0:3 1:-3 2:2 3:-3 7:-2
#trace+which	3:-2 7:-2 8:-2
#trace+who	0:4 3:-2 4:3 5:-3 7:-5
#trace+write	1:-2 7:2
#trace+wrong	0:-2 1:-2 3:3
#trace+⟨name⟩	4:2 6:-2 9:-3
#trace+⟨n⟩	1:2 3:3 5:-2
#trace+⟨path⟩	1:4 2:-2 3:-2 5:-4 6:-2 8:-3 9:-2
#trace>anymore	9:-2
#trace>call	0:-3 2:-2 3:-3 4:6 6:-2 8:-2 9:-2
#trace>catch	3:-2
#trace>compare	0:-3 1:-3 4:6 5:-4 7:-2 9:-2
#trace>count	0:-2 1:-2 6:5 7:-3 9:-2
#trace>create	0:-2 1:-3 3:2 4:2 5:-2
#trace>defined	0:-2 2:3 3:-2
#trace>error	1:-2 7:3
#trace>event	0:-3 1:-3 5:3 7:-2 8:3
#trace>exists	1:-2 5:-2 6:-2 7:4
#trace>fail	1:-3 3:3 4:3 5:-3
#trace>from	3:-4 4:4 9:-2
#trace>good	5:-4 6:-2 9:2
#trace>handle	0:2 1:-3 4:2
#trace>happens	0:-2 1:-2 2:-2 4:4 5:-2
#trace>how	0:-4 2:5 3:-4 4:3 6:-2 7:-3 8:-2
#trace>howto	0:-4 1:2 2:2 4:2 5:-3 7:-2
#trace>ifchange	0:-2
#trace>impact	5:3 7:-3
#trace>import	2:-2 5:4 7:-2
#trace>judge	1:-2
#trace>meaning	4:-2 7:2
#trace>missing	1:-2 3:3 4:-2
#trace>most	1:-2 2:2 3:-2 4:3 7:-2
#trace>needed	0:2 2:2 4:-2 7:-2
#trace>never	0:-2 1:-2 5:3 7:2
#trace>nobody	0:2 1:-2 3:-2 5:2
#trace>not	1:-2 7:3
#trace>overload	0:-3 1:-2 5:-2 6:3 9:2
#trace>override	8:2
#trace>overview	0:-2 1:2 2:4 3:-2 5:-3 7:-2 8:-3
#trace>places	0:-3 1:2 2:2 8:-2
#trace>possible	1:-2 2:2 7:-2
#trace>quality	1:-2 3:2
#trace>raise	0:-2 4:-2 7:3
#trace>read	0:3 1:-2 2:-2 4:4 7:-3
#trace>risk	1:-2 3:2 5:-3
#trace>send	0:-5 4:3 7:-3
#trace>should	0:-2 1:2 2:-2 4:-3 8:-2
#trace>show	0:-3 1:-3 2:2 5:4 6:-2 8:-2 9:-2
#trace>since	0:-2 1:-2 4:4 5:-2 7:-2
#trace>sometimes	1:-2 7:2
#trace>structure	2:-2 3:-2 8:3 9:-2
#trace>tests	0:-2 3:-2 5:2
#trace>thing	1:3 6:-2
#trace>to	3:-4 4:4 5:-5 7:2
#trace>too	7:3
#trace>unused	3:-2 5:2
#trace>what	4:2 5:2 7:-4 8:-3 9:-3
#trace>when	4:2 5:-3 7:-2
#trace>where	0:2 2:2 3:-2 7:-3 8:-2
#trace>which	0:2 1:3 2:-2 3:-3 4:2 6:-2 7:-4 8:-2
#trace>who	0:3 4:4 5:-2 7:-3
#trace>why	1:2
#trace>work	1:3 5:-3
#trace>write	1:-2 6:-2
#trace>wrong	1:-2 3:3 4:-2
#trace>⟨error⟩	5:-2 7:3
#trace>⟨name⟩	0:2 4:4 5:-4 6:-2 7:2 9:-3
#trace>⟨n⟩	1:3 3:3 5:-3
#trace>⟨path⟩	1:3 3:2 4:3 5:-6 6:-2 8:-3 9:-2
#twice	0:-3 1:-2 2:-3 3:7 4:-3 6:-2 7:2 8:-2
#twice+call	1:2
#twice+compare	0:-3 1:-2 3:-3 4:-2 5:4
#twice+from	0:2 5:-2
#twice+not	5:-2 7:3
#twice+since	3:3 5:-2
#twice+tests	3:-3 5:2 7:2
#twice+when	3:2
#twice+which	5:2 7:-2
#twice+why	1:2
#twice+work	3:-2 9:2
#twice+⟨name⟩	1:2 5:-2 6:-2 9:2
#twice>call	1:2
#twice>compare	0:-3 1:-2 3:-2 4:-2 5:3 9:2
#twice>count	1:2 2:2 6:-2
#twice>defined	1:2 3:2 5:-2
#twice>event	3:4 5:-3 7:-2
#twice>exists	3:2
#twice>from	0:2 6:-2 9:-2
#twice>good	1:3
#twice>handle	3:2 5:-2
#twice>import	2:-2 5:2 7:-3 9:2
#twice>not	5:-3 7:3 9:-2
#twice>places	3:3 7:-2
#twice>should	1:-2 2:-2 7:2
#twice>show	9:2
#twice>since	3:3 5:-3
#twice>sometimes	5:-2 7:2
#twice>tests	3:-3 5:2 7:2
#twice>trace	7:2
#twice>use	3:-2 7:3
#twice>what	1:3 3:-2 5:2 6:-2
#twice>when	3:2
#twice>where	0:3 3:-2 7:-2
#twice>which	1:-2 5:4 7:-2
#twice>why	1:2 3:2 7:-2
#twice>work	3:-2 9:2
#twice>write	7:2
#twice>wrong	0:3
#twice>⟨name⟩	3:3 5:-2 6:-2 7:-2 9:2
#twice>⟨n⟩	2:2
#twice>⟨path⟩	5:-2 7:2
#unused	0:-4 1:-2 3:-4 4:-3 5:7 7:3 8:-4 9:-2
#unused+not	3:-2 5:3
#unused+thing	1:-2 5:3
#unused+unused	1:-3 5:2 7:2
#unused+use	1:3 6:-2
#unused+⟨name⟩	1:-3 3:-2 5:-2 7:5
#unused+⟨path⟩	5:3
#unused>anymore	7:2
#unused>count	7:2
#unused>exists	1:2
#unused>from	5:2
#unused>import	7:3
#unused>not	3:-2 5:3
#unused>places	3:3 5:-2
#unused>show	3:-2 5:3
#unused>thing	1:-2 5:4
#unused>trace	1:-2 3:-3 4:-2 5:3 7:2
#unused>use	1:3 6:-2
#unused>what	1:3 3:-2 6:-2
#unused>which	5:2
#unused>⟨name⟩	1:-3 3:-2 7:4
#unused>⟨n⟩	3:3 5:-2
#unused>⟨path⟩	3:-2 7:2
#use	1:-2 6:3
#use+anymore	3:-2 7:2 9:2
#use+call	0:2
#use+compare	5:3
#use+count	5:-4 6:5 7:-2
#use+event	5:3
#use+exists	0:-2 3:2 5:-2 7:3
#use+from	0:-3 4:-3 6:4 7:-2 8:-2
#use+good	5:-2 7:4
#use+howto	2:2
#use+ifchange	3:-2 4:3 5:-2 7:-2
#use+meaning	5:4 7:-2
#use+most	7:-3 9:2
#use+never	0:2 7:-2
#use+nobody	0:-2 1:-2 2:-2 3:-2 6:4
#use+not	0:-3 9:-2
#use+places	5:2 7:-2
#use+should	7:-2 8:2 9:2
#use+show	0:-2 5:3 7:-3
#use+thing	0:-5 1:-3 4:-2 5:6 6:2 7:-2
#use+to	1:-2
#use+too	5:-2 7:3
#use+use	1:-2 6:-3 9:2
#use+what	1:4 6:-2
#use+where	0:2 1:2 3:-2 6:-2 7:-2
#use+which	1:-4 3:-2 4:-2 6:-2 7:4
#use+wrong	3:2 5:2 7:-2
#use+⟨name⟩	1:-2 5:-2 6:4 9:-3
#use+⟨path⟩	7:2
#use>anymore	1:-2 3:-2 9:2
#use>call	0:2 3:-2
#use>compare	0:-2 3:-2 4:2 8:2 9:-3
#use>count	5:-3 6:5
#use>decided	7:2
#use>defined	1:2 2:2 3:-2 5:-2
#use>error	5:3 7:-2
#use>event	3:-2 5:4 7:-2
#use>exists	4:2 9:-2
#use>explain	2:2 4:2 5:-2
#use>from	1:-2 4:-3 6:3 8:-2
#use>good	5:-2 7:4
#use>happens	1:2 5:-2
#use>how	2:3 3:-3 4:-2 5:3 6:-2 7:-2
#use>howto	0:-2 1:-2 2:3 3:2 6:-3 7:-3 9:-2
#use>ifchange	3:-2 4:3 5:-2 7:-2
#use>impact	7:-3 9:3
#use>import	5:2 7:-3 9:2
#use>judge	1:2 5:-2
#use>meaning	5:3 7:-2
#use>missing	0:2 5:-2
#use>most	1:2 7:-3 9:2
#use>needed	5:4 7:-4
#use>never	0:2 7:-2
#use>nobody	0:-2 2:-2 3:-3 6:4
#use>not	0:-3 4:-2 5:2 6:-3
#use>overview	1:-3 8:3
#use>places	3:-2 7:3
#use>risk	2:3 5:-4 7:3
#use>send	1:2 5:-2
#use>should	2:-2 5:2 6:-2 7:-4 8:2 9:2
#use>show	5:5 6:-2 7:-4
#use>since	2:2 3:2 5:-4
#use>sometimes	5:3 7:-2
#use>structure	0:2 5:-3 7:-2 9:3
#use>tests	1:-2 3:-4 5:-2 9:4
#use>thing	0:-4 3:-2 4:-2 5:6
#use>to	1:-3
#use>too	5:-2 7:4
#use>trace	3:-2 4:2 7:2
#use>unused	5:3 7:-4
#use>what	1:2 6:-2 7:-4 9:-3
#use>where	0:3 1:2 3:-3 6:-2 7:-2
#use>which	2:-2 3:-2 4:-2 5:2 6:-2 7:3
#use>who	0:-4 7:3
#use>why	3:2
#use>work	0:-2 7:2
#use>wrong	3:2
#use>⟨name⟩	1:-2 4:-2 5:-2 6:5
#use>⟨n⟩	7:-4 9:3
#use>⟨path⟩	7:3
#what	1:4 5:2 7:-4
#what+anymore	3:-3 5:3
#what+call	0:-2 1:-2 3:-4 4:-2 5:5 6:-2 7:-4 9:4
#what+catch	0:2 1:-2 2:2 3:-3 4:-2 5:-3 6:3 7:-2
#what+compare	0:2 1:-7 3:-5 4:3 5:-7 6:-3 7:-4 8:-2 9:7
#what+create	1:-2 2:-3 4:-3 5:-2 6:2 7:-7 8:5
#what+decided	1:-3 2:3 3:-2 5:2
#what+defined	0:-3 1:5 2:2 3:-3 5:-3 7:-3 8:-2
#what+error	0:-2 1:3 3:-2 4:-2 5:3 7:-2 8:-2 9:-2
#what+event	0:-4 1:4 3:2 5:-2 9:-2
#what+exists	0:-3 2:-2 3:-2 4:3 5:5 7:-3 9:-6
#what+fail	0:-3 3:-2 4:-3 5:3 8:-2 9:-2
#what+from	0:-5 4:3 6:-3 8:2 9:-3
#what+good	1:-3 2:2 8:2
#what+handle	0:4 2:2 4:-5 5:-2 7:-2 8:-3
#what+happens	3:-4 4:6 5:-3 7:-3 8:-2
#what+how	1:2 3:2 5:-3
#what+howto	2:2 3:-3 5:2
#what+ifchange	1:2 3:-3 4:-5 5:-2 9:2
#what+impact	3:-3 5:3 6:2
#what+import	0:-3 1:-2 2:-3 3:-3 5:2 8:-3 9:2
#what+judge	1:2 2:-2 3:-2 4:-2 5:3 7:-2 8:-2
#what+meaning	0:-2 1:5 2:-2 3:3 5:-7 8:-2 9:-2
#what+missing	0:-2 4:-2 5:2 7:2
#what+most	1:4 3:-3 4:-2 5:-2 7:3 8:-2 9:-2
#what+needed	1:4 2:3 3:-2 5:-3 7:-3
#what+nobody	0:-2 1:2 3:-4 7:3
#what+not	0:-3 1:3 2:-3 3:-2 7:3
#what+overload	1:2 5:2 7:-3 9:-3
#what+override	1:-3 3:3 5:2
#what+overview	3:-2 4:2 5:-3 7:-2 8:3 9:-2
#what+places	0:5 1:-3 2:-3 6:-2 7:-4 8:2 9:-2
#what+possible	2:2 4:-2 7:-4 8:-2
#what+proscons	1:-3 9:3
#what+quality	5:2 8:-2
#what+raise	1:-2 4:-3 5:3
#what+read	0:-2 1:-3 4:-2 5:6 7:-3
#what+risk	0:-2 1:3 2:-3 4:-3 5:3 7:-3 8:-2 9:-3
#what+send	0:2 2:-2 3:-2 4:2 6:-2 7:-4 8:-2
#what+should	0:-3 3:-4 4:-4 7:-5 8:3
#what+show	0:-2 2:-3 3:-2 7:3
#what+since	1:-3 2:2 3:-4 7:4
#what+slow	1:-4 3:4 7:-2
#what+structure	2:-2 3:-3 4:3 7:-2 9:-2
#what+subtype	0:-2 1:2 2:2 3:-2 4:-2 5:3 6:-3 7:-4 8:-2 9:-3
#what+tests	0:-3 2:-2 3:2 4:-3 5:3 6:-2 7:-3 9:-2
#what+thing	0:-2 1:5 4:-3 6:-2 7:-4 8:-2
#what+to	0:-3 5:2 7:-5 8:-3 9:-3
#what+trace	0:-3 1:-6 3:-4 4:7 5:-3 6:2 7:-3 9:-3
#what+twice	1:-4 3:5 7:-3 9:-2
#what+unused	4:-2 5:4 7:-2
#what+use	2:2 3:2 4:-4 5:-2 7:-5 8:3
#what+what	5:2 6:-2 7:-5
#what+which	1:-2 5:-2 8:3
#what+who	1:-4 2:-2 3:2 4:-3 5:3 7:-2
#what+why	1:3 2:-2 3:2 5:-5 9:-2
#what+work	0:2 1:-3 3:-3 5:3
#what+write	1:2 5:-2 7:-4 9:3
#what+wrong	0:-2 1:3
#what+⟨error⟩	3:-2 5:2
#what+⟨name⟩	0:-2 4:-2 6:-2 7:2 8:-2 9:-2
#what+⟨n⟩	0:-4 4:-2 5:2 7:2 8:-2 9:-2
#what+⟨path⟩	4:-2 5:2 7:-2
#what+⟨text⟩	0:-2 1:5 4:-2 5:-4
#what>anymore	0:-2 3:-3 4:2 5:4 7:-2 8:-3 9:-3
#what>call	0:-2 2:-2 4:-2 5:3 6:-2 8:-2
#what>callee	1:-3 5:5 7:-2
#what>catch	2:3 3:-4 4:-3 5:-2 6:2 7:-3 8:-2
#what>compare	0:2 1:-4 3:-5 4:5 5:-6 6:-3 7:-5 9:6
#what>copies	5:4
#what>count	1:-2 8:2
#what>create	1:-4 4:-2 7:-2 8:4
#what>decided	0:-2 1:2 2:3 3:-2 4:-2 7:-3 9:-2
#what>defined	0:-2 1:3 3:-4 7:-2 9:2
#what>error	0:-2 1:2 3:-5 4:-3 5:4
#what>event	1:2 2:-2 4:-4 9:-4
#what>exists	0:-4 5:7 6:2 7:-6 8:-2 9:-3
#what>fail	0:-4 1:2 3:-4 4:-2 5:3 8:-3 9:-2
#what>from	1:-2 9:2
#what>good	0:-2 1:4 2:2 4:-3 5:-3 9:-2
#what>handle	0:3 4:-5 5:2 6:-2 8:-3
#what>happens	1:2 2:-2 3:-5 4:6 5:-3 7:-3 8:-2
#what>how	0:-2 3:4 4:-3 7:-2 8:2 9:-2
#what>howto	0:-3 1:3 2:2 3:-5 4:2 7:-2 9:-2
#what>ifchange	1:3 3:-5 8:-2
#what>impact	3:-3 4:-2 5:3
#what>import	0:-3 1:2 2:-3 3:-4
#what>judge	2:-3 3:-2 4:-3 7:-3 9:3
#what>meaning	0:-2 1:5 2:-2 3:2 4:-2 5:-5 9:-2
#what>missing	0:-2 4:-2 8:-2
#what>most	0:-2 1:3 4:-3 9:-2
#what>needed	0:2 2:3 3:-3 5:-3
#what>never	0:2 1:2 5:-4
#what>nobody	0:-2 1:2 2:-2 3:-5 5:5 7:2 8:-2
#what>not	0:-3 1:4 2:-2 3:-5 5:2
#what>overload	1:3 4:-2 5:2 7:-4 9:-2
#what>override	0:-3 3:2 4:-3
#what>overview	1:2 2:-3 3:-4 8:2
#what>places	0:3 3:-2 6:-2 7:-4 8:2 9:-2
#what>possible	2:3 4:-2 7:-5 9:-2
#what>proscons	3:-3 9:4
#what>quality	5:2 8:-3 9:-2
#what>raise	1:-2 3:-2 4:-3 5:7 7:-4
#what>read	1:-6 2:-2 3:-2 5:3 7:-2 8:4 9:-3
#what>risk	0:-4 1:2 5:4 7:-4 8:-2 9:-3
#what>send	0:3 2:-2 3:-5 8:-2
#what>should	0:-4 3:-2 4:-3 6:-2 8:3
#what>show	1:4 3:-4 5:-4 7:2 8:2
#what>since	0:2 1:-2 3:-6 4:2 7:3 8:-3 9:-3
#what>slow	2:-2 3:3 4:-3 8:-2 9:-2
#what>sometimes	1:2 5:-2
#what>structure	1:4 2:-3 5:-4 9:-4
#what>subtype	0:-2 1:3 2:4 3:-3 4:-2 5:2 6:-3 7:-5 8:-2 9:-4
#what>tests	0:-2 2:-3 3:3 4:-3 5:3 6:-2 9:-3
#what>thing	1:3 2:-2 4:-3 5:2 6:-2 7:-4 8:-2
#what>to	0:-2 1:2 5:2 7:-4 8:-2
#what>too	2:2 3:-2 5:-2 9:2
#what>trace	3:-5 4:5 7:-3 9:-2
#what>twice	0:-2 1:-3 3:3 4:-2 7:2 9:-3
#what>unused	4:-2 5:4 7:-2
#what>use	7:-4
#what>when	0:-2 1:3 3:-5 4:3 7:-2 9:-4
#what>where	0:-3 1:4 2:2 3:-2 5:-3 8:3
#what>which	0:-5 3:2 5:-3 8:2 9:-3
#what>who	0:-3 2:-2 7:-2
#what>why	0:-2 1:4 2:-2 3:2 4:-2 7:-2 9:-2
#what>work	1:-3 2:-3 3:-3 5:6 7:-3 9:-3
#what>write	0:3 2:-2 3:-3 9:3
#what>wrong	1:4 3:-2
#what>⟨error⟩	3:-2 9:2
#what>⟨name⟩	1:2 3:4 4:-2 6:-2 7:-2 8:-2
#what>⟨n⟩	1:2 2:2 3:-4 4:-4 8:-3 9:-2
#what>⟨path⟩	1:2 2:-2 3:-4 4:-2 5:4 7:-2 8:-2 9:-2
#what>⟨text⟩	1:7 2:-2 3:-3 4:-2 5:-6 7:2 9:-2
#when	0:2 1:2 3:3 5:-3 7:-3 8:-2 9:2
#when+call	1:3 4:-3
#when+create	9:2
#when+error	1:-2 5:3
#when+event	1:3 5:-2
#when+exists	2:2 3:3 4:-2
#when+from	1:2 3:3 5:-2
#when+happens	3:2
#when+howto	0:-2 1:2 3:-2 7:2
#when+import	1:2 4:2 5:-2
#when+missing	1:2 5:-2
#when+nobody	0:2
#when+raise	0:-3 1:-2 7:-3 9:5
#when+send	0:-2 1:2 3:-2
#when+since	2:2 4:-2
#when+to	0:-3 1:-4 5:4
#when+what	0:5 1:3 3:-3 4:-2 5:-3 7:-3 9:-4
#when+when	7:2
#when+where	0:3
#when+which	0:3 1:-3 3:-2 5:-2 7:-2
#when+who	0:2
#when+write	1:3 5:-3
#when+⟨error⟩	1:4 3:-2
#when+⟨name⟩	1:-2 3:-3 6:-2 9:5
#when+⟨n⟩	1:-2
#when>anymore	1:-2 5:2
#when>call	1:2 4:-3
#when>create	0:2 3:-2 9:2
#when>error	0:-3 1:2 3:-3 7:-2 9:3
#when>event	0:-2 1:3
#when>exists	1:-2 2:2 3:4 4:-2 7:-3
#when>fail	3:-2
#when>from	3:4 5:-2
#when>handle	0:-2 3:-3 5:4
#when>happens	3:2
#when>howto	0:-2 3:-2
#when>ifchange	1:-3
#when>import	1:2 4:2 5:-2
#when>missing	1:2
#when>most	3:2
#when>nobody	0:2 1:-2
#when>not	0:2 1:-2
#when>places	0:3 1:-2 4:-2 5:-2
#when>raise	0:-4 4:-2 7:-3 9:5
#when>send	0:-4 1:4 3:-2 4:-2 9:2
#when>since	2:2 4:-2
#when>tests	3:2
#when>thing	1:2
#when>to	1:-2 2:-2 4:2 5:3 7:-2
#when>trace	3:2
#when>what	0:3 1:4 3:-2 5:-6 7:-4
#when>where	0:3
#when>which	0:3 5:-2 7:-3
#when>who	1:-3 3:-2 5:4 7:-2
#when>why	1:2 3:2 9:-2
#when>write	0:3 1:2 3:-3 5:-3 9:-2
#when>wrong	0:-2 5:-4 7:2 9:2
#when>⟨error⟩	0:-2 1:2 3:-2 5:-2 9:2
#when>⟨name⟩	0:3 3:-2 4:-2 7:-2 9:3
#when>⟨n⟩	1:-3 5:2
#where	0:14 3:-3 6:-2 7:-4 9:-2
#where+call	0:3
#where+catch	5:4 7:-3
#where+compare	0:-3 1:2 2:-2 4:3
#where+create	0:6 5:-3 7:-2
#where+decided	5:2
#where+defined	0:5 1:-2 7:-2
#where+event	0:4 5:-3
#where+exists	0:3 2:-2 5:2 7:-6 9:-2
#where+fail	0:4 3:-3 4:-2
#where+from	0:5 1:-2 3:-3 9:-2
#where+handle	1:-2 2:2 4:2 5:-4
#where+how	1:-3 4:-2 5:3
#where+howto	0:5 4:-2 5:-3
#where+ifchange	0:-5 5:5
#where+impact	0:-4 5:5
#where+import	0:4 5:-3
#where+most	5:2 7:-2
#where+not	5:2
#where+overview	0:-2 9:-2
#where+places	3:-2 5:2 7:-2
#where+possible	0:3 5:-2
#where+raise	0:3 1:-2 7:-2
#where+read	0:6 5:-6
#where+send	0:4 5:-3
#where+should	0:-3 1:3 3:-3 4:-2 5:3 7:-4 9:-3
#where+show	3:-2 4:2 7:-2
#where+since	0:-3 5:3
#where+slow	0:4 3:-3
#where+structure	0:4 5:-2
#where+subtype	0:5 5:-4
#where+tests	0:4 5:-4
#where+thing	0:5 5:-3 7:-2
#where+to	1:-2 2:-2 3:-3 4:-2 5:6 7:-3
#where+use	1:-2 6:-4 7:4 9:-2
#where+what	0:6 1:-2 5:-3 7:-2
#where+where	3:-2 4:-2 5:3 7:-3
#where+which	0:2
#where+who	0:2
#where+write	0:6 5:-2 7:-2
#where+wrong	0:-2 5:-2 9:3
#where+⟨error⟩	0:3 5:-2
#where+⟨name⟩	1:-2 3:-2 5:4 6:-2 7:-3
#where+⟨path⟩	0:4 5:-3
#where>anymore	0:6 5:-3 7:-4
#where>call	0:7 1:-2 4:-2 5:-4 7:-2
#where>catch	5:2 7:-3
#where>compare	0:-2 2:-2 3:-2 4:2 5:2 7:-3
#where>copies	5:3 7:-2 9:-3
#where>count	0:3 4:2 5:-2 6:-2
#where>create	0:6 1:-2 5:-2 7:-2
#where>decided	5:2
#where>defined	0:7 1:-2 5:-2 7:-2
#where>error	0:5 5:-2 7:-2
#where>event	0:8 1:-2 5:-6
#where>exists	0:4 2:-2 5:2 6:-3 7:-4
#where>fail	0:5 3:-3 4:-2 7:-2
#where>from	0:6 1:-2 2:-2 3:-3 7:-4 9:-2
#where>good	2:-3 3:-2 4:-2 5:3 7:-2
#where>handle	0:4 1:-3 5:-5
#where>how	1:-3 4:-3 5:2
#where>howto	0:5 1:-2 2:-3 4:-2 7:-2
#where>ifchange	1:2 3:-3
#where>impact	0:-3 5:5
#where>import	5:3 7:-2
#where>judge	0:4 1:-3 5:-2
#where>meaning	1:-4 5:2
#where>missing	0:6 3:-3 5:-2 7:-2 9:-2
#where>most	0:4 1:-3 7:-2
#where>needed	0:3
#where>nobody	5:2
#where>not	0:4 1:-2 2:-2 3:-3 5:2 7:-3
#where>override	5:2 7:-2
#where>overview	9:-2
#where>places	0:3 1:-2 3:-2 7:-2
#where>possible	1:-2 5:-5 7:4
#where>quality	1:3 7:-2
#where>raise	0:2 1:-3 2:-2 5:3 7:-3 9:-2
#where>read	0:2 1:-2 2:-2 3:-2
#where>risk	0:2 1:2 5:-3 7:-2
#where>send	0:5 5:-3
#where>should	1:2 3:-4 4:-2 5:2 9:-3
#where>show	1:-2 3:-3
#where>since	0:-2 3:-2 4:2 5:3
#where>slow	0:4 3:-3 7:-2
#where>structure	0:4 5:-2
#where>subtype	2:2
#where>tests	0:5 5:-4
#where>thing	0:2 5:2 6:-2 7:-4
#where>to	2:-2 3:-3 5:3 7:-3
#where>trace	1:-3 3:-2 4:2 7:-2
#where>twice	3:-2 5:4 7:-2 9:-2
#where>use	1:-2 2:-2 3:-2 4:-2 5:3 6:-4 7:3 9:-2
#where>what	0:5 1:-4 3:-2 8:-2
#where>when	0:4 3:-2 5:-2
#where>which	0:2 5:2 7:-2
#where>who	1:-2 5:3
#where>work	0:2
#where>write	0:5 2:-2 3:-2 7:-2
#where>wrong	0:-2 5:3 7:-2 9:2
#where>⟨error⟩	0:3
#where>⟨name⟩	0:6 1:-2 3:-2 5:2 6:-2 7:-4
#where>⟨n⟩	0:4 3:-2 5:-2
#where>⟨path⟩	0:3 1:-3 4:-2
#where>⟨text⟩	0:-2 1:-2 3:-2 5:4
#which	0:2 1:3 3:-3 5:4 6:-2 7:-4
#which+anymore	1:-2 5:2 7:-3 9:3
#which+call	1:-2 4:4 5:-2
#which+catch	0:5 1:-4 5:-3
#which+compare	1:-2 9:3
#which+copies	5:3 7:-3
#which+count	0:-2 1:-2 5:5 6:-4 8:-2 9:-3
#which+create	0:-2 1:3 2:-2 4:-2 5:-4 7:4 8:-2 9:-3
#which+decided	0:-2 3:3 5:-4 7:2 9:-2
#which+defined	0:3 1:-2 3:-2 4:-2 5:-2 9:2
#which+error	0:-3 1:2 3:-2 4:-2 5:4 7:-2
#which+event	0:-2 1:3
#which+exists	0:-2 2:2 4:-2 5:4 6:-2 7:-4
#which+fail	0:-2 1:-4 2:2 3:-2 4:-3 5:5 7:-3
#which+from	1:2 3:-5 7:-2 8:-3
#which+good	1:-3 4:-2 7:-2 9:2
#which+handle	1:2 3:-3 4:-3 5:2 9:-2
#which+how	1:2 2:-2 4:-2 7:3 8:-2
#which+howto	1:-2 2:-2 3:-2 4:2 5:2 9:-3
#which+ifchange	0:-2 1:-4 2:2 4:-2 5:3
#which+impact	1:2
#which+import	0:-3 1:-3 3:-2 5:4 7:-3 9:3
#which+meaning	0:2
#which+missing	0:2 1:-2 2:2 3:-3 4:-2 7:-2
#which+most	0:-2 4:-2 5:2 7:-2 8:-2 9:3
#which+needed	5:4
#which+not	0:-2 1:-2 2:-2 3:-3 4:3 8:-2
#which+overload	0:-2 1:4 5:-2
#which+override	0:3 9:-2
#which+overview	0:-2 1:4 4:2 5:-3
#which+places	0:3 3:-2 4:-2 6:-2 9:-2
#which+possible	7:-2
#which+proscons	1:2
#which+quality	1:-2 9:3
#which+raise	1:-2 5:3
#which+read	0:-2 1:-2 4:-2 5:2 9:2
#which+risk	0:-3 1:2 3:-2 5:2 7:-3
#which+send	0:2 3:-2 9:-2
#which+should	0:-3 1:-4 2:2 3:-2 4:-2 7:-3 8:-2 9:4
#which+show	0:2 1:2 2:2 5:-5 7:3
#which+structure	0:2 1:5 2:-2 3:-2 4:3 5:-6 7:-3 8:-2 9:-2
#which+subtype	2:-2 3:-2 4:-2 5:2 6:-2 7:-3 9:2
#which+tests	1:-3 3:-2 5:7 9:-2
#which+thing	0:2 1:2 2:-2 3:-2 4:3 5:2 6:-2 7:-3 9:-2
#which+to	0:-4 1:-2 2:-2 4:-4 5:4 9:2
#which+trace	1:-6 3:-3 4:7 5:-4 8:-2 9:-3
#which+twice	5:2 6:2 7:-2
#which+use	0:-3 2:-2 3:-2 4:-2 5:3 6:-2 9:3
#which+what	0:-2 1:-2 8:2 9:-2
#which+where	8:2
#which+which	0:-2 1:-3 4:2 5:-2 9:3
#which+who	1:4 5:-5 7:3
#which+why	0:-2 1:-5 2:-2 3:6 5:-3 9:-3
#which+work	2:2 4:3 5:-3 9:-2
#which+write	1:-3 2:-2 8:2 9:-2
#which+wrong	1:-3 5:-2 7:-2 9:3
#which+⟨name⟩	0:4 1:2 2:-3 3:-3 4:-4 6:-2 7:-6 8:-2
#which+⟨n⟩	1:-3 3:-3 7:3
#which+⟨path⟩	0:-2 1:-2 4:-2 5:5
#which>anymore	0:-2 3:-2 4:-2 5:2 7:-3 9:4
#which>call	5:2
#which>callee	5:2
#which>catch	0:4 1:3 4:-2 5:-4 8:-2 9:-2
#which>compare	0:-4 1:-4 2:2 3:-2 4:3 5:4 7:-4 8:-2
#which>copies	5:3 7:-3
#which>count	4:2 5:5 6:-6 7:-2 8:-2 9:-3
#which>create	1:3 2:-3 4:-2 5:-3 7:4 8:-2 9:-2
#which>decided	0:-3 2:-2 3:2 5:-2 7:2 9:-2
#which>defined	1:-2 3:-3 5:2 6:-2 7:-2 8:-2
#which>error	0:-3 3:-2 4:-2 5:7 7:-2 8:-2 9:-2
#which>event	1:6 2:-2 4:-2 5:-5 7:-3
#which>exists	1:-2 5:9 6:-3 7:-7
#which>explain	1:-2 2:-2 8:4 9:-2
#which>fail	0:-2 1:2 4:2 7:-2 9:-2
#which>from	1:3 3:-2 8:-3
#which>good	3:-2 8:-2
#which>handle	2:-2 3:-3 4:-3 5:3 8:-2 9:-2
#which>happens	5:-2 7:3
#which>how	2:-4 4:-3 5:2 6:-3 7:2
#which>howto	2:-3 3:-2 4:2 7:-2
#which>ifchange	3:-2 5:2 7:-2 8:-2 9:-2
#which>impact	0:-2 2:-2 3:-2 4:4 5:3 7:-2 9:-3
#which>import	0:-4 3:-2 4:2 5:4 6:-2 7:-4
#which>judge	0:-2 1:2 2:2 7:-2 8:-3 9:-2
#which>meaning	0:3 5:-2
#which>missing	0:6 1:-4 2:2 3:-4 4:-3 5:-2 7:-3 9:-2
#which>most	0:-2 2:-2 4:-2 5:5 7:-5 8:-2 9:4
#which>needed	1:-2 5:5
#which>never	1:-3 5:4 7:-2
#which>nobody	0:-2 1:-2 3:-2 5:4 6:2 7:-2
#which>not	0:-4 4:2 5:3 7:-2 8:-2 9:2
#which>overload	0:-2 1:4 7:-2
#which>override	0:2 1:-3 5:3 6:-2 9:-3
#which>overview	0:-3 1:5 2:-2 5:-4 7:-2 9:-3
#which>places	0:3 3:-2 6:-2 9:-2
#which>possible	1:3 7:-3 9:-2
#which>proscons	1:2 9:-2
#which>quality	0:-2 7:-3 9:5
#which>raise	0:-4 1:3 7:-2
#which>read	2:-2 3:-2
#which>risk	0:-4 3:-2 4:-2 5:4
#which>send	1:2 2:-2 3:-3 6:2 7:-2 8:-2 9:-4
#which>should	1:-6 3:-3 4:-2 6:-2 7:-5 9:6
#which>show	0:-2 1:2 3:-2 5:-2 7:2 9:-2
#which>since	1:-2 3:-2 5:4
#which>slow	0:-2 1:3 3:-2
#which>structure	0:2 1:4 3:-4 4:2 5:-5 7:-4 8:-3
#which>subtype	4:-2 5:4 6:-3 7:-4 9:2
#which>tests	0:-2 1:-4 2:-2 3:-2 5:8
#which>thing	0:2 1:2 2:-2 3:-2 4:3 5:2 6:-2 7:-2 9:-2
#which>to	1:-2 2:-2 3:-3 4:3 7:-2
#which>trace	1:-5 3:-3 4:5 8:-2
#which>twice	7:-2
#which>unused	5:-2 7:2
#which>use	1:-4 2:-2 3:-2 4:-2 5:4 8:-2 9:2
#which>what	2:-3 3:-3 5:2 8:2
#which>when	0:-3 3:-2 5:4 7:-2 9:-2
#which>where	0:-3 1:-2 4:2 5:2
#which>who	0:-2 1:5 5:-5 7:3
#which>why	0:-3 2:-2 3:6 4:-2 5:-2 9:-4
#which>work	1:3 4:2 5:-4 7:-2 9:-3
#which>write	0:3 1:-2 2:-2 3:-2 7:-3 9:2
#which>wrong	4:-2 5:3 7:-3 9:2
#which>⟨error⟩	0:-2 1:-2 5:3
#which>⟨name⟩	1:3 5:3 6:-2
#which>⟨n⟩	3:-5 5:2 7:2 8:-2
#which>⟨path⟩	4:-4 5:3
#which>⟨text⟩	0:2 1:-4 3:-2 5:2
#who	0:2 2:-2 3:-2 5:6 6:-2 7:-3
#who+anymore	1:-2 5:-2 7:2
#who+call	0:-3 3:-4 5:3 6:-2 8:4 9:-2
#who+callee	5:4 7:-3
#who+catch	0:3 1:-4 3:-3 4:-2 5:2
#who+create	0:4 1:-2 2:-2 3:-4 4:-2 6:-2 7:-2 8:-2 9:-2
#who+decided	3:-2 7:2
#who+defined	0:-2 3:-2 4:-2 5:2 7:-3 9:2
#who+event	0:-2 1:-2 5:2 7:2
#who+explain	0:3 1:-2 2:3 3:-2 5:-2 8:-2
#who+fail	0:-2 1:-2 3:3
#who+from	1:4 2:-2 4:3 5:-2 9:-2
#who+good	1:4 3:-3
#who+handle	0:2 3:-3 5:2 9:-2
#who+happens	0:-2 1:4 3:-2 4:-2 9:-2
#who+howto	0:-2 5:3
#who+ifchange	0:-2 4:-2
#who+impact	6:3
#who+import	0:-3 1:-3 3:-2 5:6
#who+meaning	0:2 1:3 2:-2 5:-4
#who+most	5:4 7:-2
#who+needed	0:2 1:-3
#who+not	0:-2 1:-2 5:3 7:-3
#who+override	5:5
#who+overview	0:2 3:-2
#who+possible	0:-3 1:6 2:-2 5:-5 7:-4 8:-2 9:-2
#who+raise	0:-6 3:-2 5:4 6:-2 9:3
#who+read	1:-3 3:-3 5:5
#who+send	0:4 3:-3 4:-2 5:2 7:-3 9:-2
#who+should	1:-2 5:-4 9:3
#who+show	0:-2 1:2 3:-3 5:2
#who+slow	3:-2 4:3 5:-2
#who+structure	0:-3 1:5 5:-4 7:-2
#who+subtype	0:-3 1:-3 3:-3 5:3 6:-2 7:2 9:-2
#who+thing	0:-4 1:2 5:2 7:-2
#who+to	0:-2 1:2 2:-2 3:-2 5:-3 7:2 8:2
#who+use	1:-2 5:4 7:-3
#who+what	1:-6 4:4 9:-2
#who+who	4:3 6:-2 7:-5 8:-3 9:-3
#who+write	0:-2 3:-3 6:2
#who+wrong	1:-3 7:-2 9:3
#who+⟨name⟩	0:-2 3:2 4:-3 5:2 6:-2 7:-3
#who+⟨path⟩	0:4 1:4 3:-3 5:-5
#who>anymore	1:-3 5:2 9:-2
#who>call	0:-2 6:-2 7:-2 8:3 9:-2
#who>callee	5:4 7:-3
#who>catch	0:3 1:-4 3:-3 4:-2 5:2
#who>compare	5:2
#who>create	0:3 1:5 2:-2 3:-3 4:-3 6:-2 7:-4 9:-3
#who>decided	3:-2 7:2
#who>defined	3:-3 7:-3 9:2
#who>error	0:-3 3:-2 5:5 9:-3
#who>event	1:-2 3:-2 4:-2 5:5
#who>exists	1:3 5:2 7:-5
#who>explain	0:3 1:-2 2:3 3:-2 5:-2 8:-2
#who>fail	1:2 4:-2 9:-2
#who>from	2:-2 3:-5 4:2 5:2 6:-2 7:-3 8:-2 9:2
#who>good	1:4 3:-3 5:-2
#who>handle	0:3 3:-4
#who>happens	0:-3 1:3 3:-3 4:-4 5:2 9:-2
#who>how	0:3 1:2 3:-3 4:-2 5:-4
#who>howto	1:4 2:-2 3:-2
#who>ifchange	1:2
#who>impact	6:3
#who>import	0:-4 3:-3 5:5 7:2
#who>judge	0:-3 1:3 5:2 7:-2 8:-2
#who>meaning	2:-2 4:-2 7:-3 9:-2
#who>missing	0:-2 1:4 4:-2 5:-3 8:-2
#who>most	0:-2 1:-2 5:4
#who>needed	0:2 1:-3
#who>nobody	1:-2 3:-2 5:4 7:-3
#who>not	0:5 1:-5 3:-3 4:-2 5:4 7:-6 9:-2
#who>overload	5:3
#who>override	5:4
#who>overview	0:2 3:-2
#who>places	1:2 3:-2 4:-2 7:-3
#who>possible	0:-3 1:6 2:-2 5:-5 7:-4 8:-2 9:-2
#who>quality	1:2
#who>raise	1:4 2:-2 4:-2 6:-2 7:-2 9:2
#who>read	3:-4 5:4
#who>risk	0:3 5:-3
#who>send	0:4 1:3 2:-2 3:-4 4:-3 7:-3 8:-2 9:-3
#who>should	1:-2 3:2 5:-3 9:3
#who>show	0:2 1:7 2:-2 3:-4 4:-3 5:-3 7:-3 8:-3 9:-2
#who>since	3:-2 8:2
#who>slow	3:-3 4:3 5:-2
#who>structure	0:-3 1:5 5:-5 7:-3 9:2
#who>subtype	0:-4 1:-4 3:-3 5:3 6:-3 7:4 9:-2
#who>tests	5:3
#who>thing	3:-3 4:-2 5:5 8:-2 9:-2
#who>to	0:-2 1:2 2:-2 3:-3 7:2 9:-2
#who>too	0:-3 1:4 3:-3 7:-4 8:-2
#who>trace	1:2 3:-2 4:-2 6:2 7:-2 8:-2
#who>unused	5:4
#who>use	0:2 1:-3 4:-2 5:3 6:-2 7:-3
#who>what	0:5 2:-2 4:3 5:-5 9:-3
#who>when	3:-2 5:2 7:-2 9:-2
#who>where	0:6 1:-2 2:-2 5:-4
#who>which	0:4 1:4 5:-5
#who>why	1:-3 3:4 5:-2
#who>work	2:2
#who>write	0:-3 3:-3 5:3 6:2
#who>wrong	1:-4 3:-3 5:3 7:-3 9:3
#who>⟨error⟩	0:-3 5:3 9:-3
#who>⟨name⟩	3:-2 4:-2 5:6
#who>⟨n⟩	1:4 3:-4 7:-2
#who>⟨path⟩	1:2 3:-2 4:-2 6:2 8:-2
#who>⟨text⟩	0:-4 1:-2 5:5
#why	0:-2 2:-2 3:14 4:-2 5:-4 7:-4
#why+call	3:3
#why+decided	3:2
#why+defined	3:4
#why+event	3:2
#why+exists	5:-3 7:-4 9:4
#why+fail	3:4 7:-2
#why+from	1:-2 3:4 5:-2 9:-2
#why+never	2:-2 3:3
#why+show	3:5 5:-2
#why+to	7:2
#why+use	1:-2 3:5 5:-2 7:-2
#why+what	2:-2 3:5 5:-3 7:-2
#why+which	0:-2 5:2
#why+write	3:2
#why+⟨name⟩	1:-4 3:5 4:-2 5:-2 7:-3
#why+⟨n⟩	3:2
#why>call	3:4 7:-2
#why>catch	3:2
#why>compare	3:5 9:-3
#why>create	1:-2 3:2
#why>decided	3:5 7:-2
#why>defined	1:-2 3:4
#why>error	1:2
#why>event	3:5 9:-2
#why>exists	3:3 5:-4 7:-5 9:3
#why>fail	3:4 7:-2
#why>from	1:-2 3:6 4:-2 5:-4
#why>good	3:3
#why>handle	3:2
#why>happens	4:2
#why>how	3:2
#why>ifchange	1:-2 3:4 5:-2
#why>import	3:2
#why>meaning	1:-2 3:2
#why>missing	9:2
#why>needed	1:3 7:-2
#why>never	2:-2 3:4 7:-2
#why>nobody	5:2
#why>not	2:-2 3:5 7:-2
#why>overload	3:3 5:-2
#why>override	3:3
#why>places	3:3
#why>raise	1:2 5:-3
#why>risk	3:2
#why>send	3:3 9:-2
#why>should	1:2
#why>show	3:4 5:-4
#why>since	3:3
#why>slow	3:2
#why>structure	3:4 5:-3 7:-2
#why>thing	3:2 4:2 5:-3 7:-2
#why>to	1:-3 3:4
#why>too	3:2
#why>trace	1:2 5:-2
#why>twice	3:3
#why>use	1:-3 3:5 5:2 7:-3 9:-2
#why>what	2:-2 3:6 5:-3 9:-2
#why>which	0:-2 5:2
#why>write	3:4 5:-2 7:-3
#why>wrong	3:3
#why>⟨error⟩	1:2
#why>⟨name⟩	3:4 4:-2 5:-4 7:-3 9:4
#why>⟨n⟩	1:-2 3:4
#why>⟨path⟩	1:2 5:-2
#work	0:-2 1:-3 2:8 3:-2 6:-2 8:-3
#work+compare	4:3 9:-2
#work+copies	2:2 5:2 7:-2
#work+event	0:2
#work+from	2:3 3:-3
#work+handle	2:2 5:2
#work+not	9:2
#work+places	2:-2 9:2
#work+tests	7:2
#work+twice	2:2 5:2 7:-2
#work+what	0:-2 2:-2 4:-2 5:3 7:2
#work+work	2:3
#work+write	0:3 5:-2
#work+⟨name⟩	0:-2 1:3 7:-2 9:-2
#work>call	1:2 4:-2 5:2
#work>compare	0:2 1:-2 4:3 5:-4 7:-2
#work>copies	3:-2 7:-2
#work>count	2:2
#work>defined	0:-2 2:3 7:2
#work>event	0:2
#work>exists	5:-2 7:2
#work>from	2:3 3:-3 7:2
#work>good	0:2
#work>handle	2:2 5:2
#work>import	2:-2 7:-3 9:2
#work>not	0:-2 5:-2 7:2
#work>places	2:-2
#work>risk	0:-2 1:2 5:-3 7:-2 9:3
#work>send	0:2 1:-2
#work>should	2:-2 5:2 7:-3 9:3
#work>show	3:-2 7:2
#work>sometimes	5:2
#work>tests	7:3
#work>thing	7:3
#work>to	1:-2 4:4 7:-3
#work>trace	7:2
#work>twice	3:-2 7:-3 9:2
#work>use	2:2
#work>what	0:-2 1:-4 3:-2 4:2 5:3 8:-2
#work>where	2:3 3:-2 5:-4 7:-2
#work>which	5:2 7:-2
#work>write	0:3 2:-2 3:-2 9:-2
#work>⟨name⟩	1:3 4:-3 7:-4 9:-3
#work>⟨n⟩	0:4 3:-2 5:-3
#work>⟨path⟩	2:2
#write	0:2
#write+anymore	1:-2 3:4 7:-2
#write+compare	0:-2 4:-2 9:3
#write+defined	0:-2 1:-2 4:2
#write+event	5:2
#write+exists	0:2 7:-2
#write+fail	0:-2 1:-2 5:3 7:-3 9:2
#write+from	2:-2 3:2 4:-3 8:-2 9:2
#write+handle	7:2
#write+how	2:4 5:-3 7:-3 8:2
#write+impact	5:-2 7:3
#write+judge	7:2
#write+missing	0:2 5:-3
#write+not	5:2
#write+overload	6:3
#write+places	1:-2 2:-2 3:2 4:-2 9:-2
#write+should	1:-2
#write+show	0:-2 1:-3 5:2 8:2
#write+since	3:2
#write+slow	0:2 5:-2
#write+sometimes	5:2
#write+subtype	5:2
#write+tests	0:2 1:-3
#write+thing	0:3 1:-5 5:-2
#write+to	0:-4 5:4 7:-2
#write+what	1:4 2:2 3:-3 4:-2 7:-4 9:-2
#write+where	0:5 5:-4 7:-2
#write+which	0:2 1:-2 3:-2 9:-2
#write+who	0:-2 3:2
#write+write	0:2 1:-3 5:-2 7:3
#write+wrong	3:3
#write+⟨name⟩	0:2 3:-4 5:2 9:-2
#write+⟨n⟩	3:3
#write+⟨path⟩	0:-2 1:-3 4:-2 6:3 8:-2
#write+⟨text⟩	3:2
#write>anymore	0:-2 3:2 9:-2
#write>call	1:-2 5:4
#write>catch	5:2
#write>compare	0:-3 1:2 2:-2 3:-2 4:-2 5:-3 7:-4 9:5
#write>count	2:2 5:-4 6:2
#write>create	0:3 3:2 5:-4
#write>decided	1:-2 3:2
#write>defined	1:-2 4:2 5:-2 6:3 9:-2
#write>error	1:2 3:-2 5:2 7:-2
#write>event	0:-2 1:-2 5:2 7:3
#write>exists	3:-2 5:-4 7:3
#write>fail	1:-2 5:3 7:-2 9:2
#write>from	4:-3
#write>good	0:2 1:-2 5:-2 7:2
#write>handle	0:2 1:-2
#write>how	1:-2 2:4 5:-3 7:-3 8:3
#write>howto	2:-2
#write>ifchange	0:-3 3:3 5:3
#write>impact	1:-2 7:2
#write>import	0:-3 7:2
#write>judge	5:2 7:3
#write>meaning	1:-2 2:-2 3:2 5:-3 7:2 8:2
#write>missing	0:2 1:-3 3:2 5:-2
#write>most	1:2 7:-2
#write>nobody	0:-2 3:3
#write>not	3:2
#write>overload	6:2 9:-2
#write>overview	7:2
#write>places	1:2 2:-2 4:-2 7:-3 9:-2
#write>proscons	0:-2 3:-2 5:2 9:3
#write>quality	0:-2 5:2
#write>raise	0:-3 5:3 7:-2
#write>risk	1:2 5:-3 7:2 9:2
#write>send	1:-2 5:-3 7:2 9:2
#write>should	1:2 2:-2
#write>show	0:-3 3:-3 4:-2 5:2 8:2
#write>since	3:3
#write>slow	0:2 5:-3 7:3
#write>sometimes	5:2
#write>structure	3:2 5:-3 7:-2
#write>subtype	5:3
#write>tests	1:-3 2:2 8:-2
#write>thing	0:2 1:-5
#write>to	0:-2 5:3
#write>trace	0:-4 4:-3 6:2 8:-2
#write>what	1:2 4:-2 7:-3
#write>where	0:3 3:-2 5:2 7:-3
#write>which	5:2 6:-2 7:-2
#write>who	1:-2 7:2
#write>why	0:-2 1:3 5:-3
#write>wrong	1:-2 3:4 7:-2
#write>⟨name⟩	0:2 5:3
#write>⟨n⟩	1:4 2:-3 3:2 5:-4
#write>⟨path⟩	0:-3 4:-2 6:3 8:-2
#write>⟨text⟩	3:3
#wrong	3:7 4:-2
#wrong+anymore	1:3 7:-3
#wrong+compare	1:2 5:-2 7:-2
#wrong+defined	3:2
#wrong+error	1:3
#wrong+exists	3:2
#wrong+fail	1:-2 3:5 5:-3
#wrong+from	0:-2 4:-2 5:3 7:-2 9:-2
#wrong+handle	1:-2 7:-2 9:2
#wrong+how	2:3
#wrong+howto	3:2
#wrong+ifchange	5:2
#wrong+missing	0:-2 7:2
#wrong+never	0:2
#wrong+not	0:-4 3:5 5:3 7:-4
#wrong+places	0:-2 3:-2 5:3 7:2
#wrong+show	8:2
#wrong+since	3:2
#wrong+sometimes	3:3
#wrong+structure	1:3 3:-2 5:-3
#wrong+to	0:2 7:-2
#wrong+use	3:4 5:-3
#wrong+what	0:-2 1:2 9:-2
#wrong+where	0:3 7:-2
#wrong+which	0:2 1:-3 9:-2
#wrong+who	1:-2 3:-4 5:3
#wrong+why	3:3
#wrong+write	3:2 5:-2
#wrong+wrong	1:2 3:2 5:-2 7:-2
#wrong+⟨name⟩	1:-2 7:3
#wrong+⟨n⟩	3:3 5:-3 7:-2
#wrong+⟨path⟩	3:3 5:-2
#wrong>anymore	1:3 5:-2 7:-3
#wrong>call	1:2 5:-2
#wrong>compare	0:2 7:-3
#wrong>count	1:2 6:-2 7:-2
#wrong>create	3:3
#wrong>defined	3:2 5:-2 7:-2
#wrong>error	0:-2 1:3 7:-2
#wrong>event	5:2
#wrong>exists	1:3 5:-2 7:-2
#wrong>fail	1:-3 3:5 5:-3
#wrong>from	0:-2 2:-2 4:-2 5:2
#wrong>handle	1:-2 3:3 7:-3 9:2
#wrong>how	2:3
#wrong>howto	3:-2 5:2 7:-2
#wrong>ifchange	5:2
#wrong>impact	0:-2 5:3
#wrong>judge	5:-2
#wrong>missing	0:3 1:2 3:-2 5:-3 9:-2
#wrong>never	0:2 1:2 7:-2
#wrong>not	0:-4 3:4 5:2 7:-2
#wrong>possible	3:2 5:-2
#wrong>quality	3:-3 7:2
#wrong>raise	7:2 9:-2
#wrong>send	0:-3 5:3
#wrong>should	0:2 2:2 3:-2 5:-2 7:-2
#wrong>show	0:-2 3:2 5:-2
#wrong>since	1:-2 7:2
#wrong>slow	7:2
#wrong>sometimes	3:3 5:-2 7:-2
#wrong>structure	1:2 5:-3
#wrong>tests	1:-2 3:3
#wrong>thing	1:3 5:-2
#wrong>to	4:-2 7:-2
#wrong>trace	3:3 7:-2
#wrong>use	3:3 5:2 7:-3
#wrong>what	0:-2 1:3 3:2 4:-2 9:-2
#wrong>when	3:2
#wrong>where	0:5 1:-2 3:-2 7:-2 9:-2
#wrong>which	0:2 1:-4
#wrong>who	1:-4 3:-3 5:5
#wrong>why	1:-2 3:5 5:-2 7:-2
#wrong>write	0:-2 3:3
#wrong>⟨name⟩	3:2 7:2
#wrong>⟨n⟩	3:2 5:-3
#wrong>⟨text⟩	1:2
#⟨error⟩>catch	1:-2 3:-2 6:-2 7:3
#⟨error⟩>count	0:-2 1:-2 5:-3 6:5
#⟨error⟩>create	0:-2 5:2
#⟨error⟩>defined	0:3 5:-3
#⟨error⟩>exists	5:-5 7:4
#⟨error⟩>from	5:-2
#⟨error⟩>good	2:2 3:-2
#⟨error⟩>handle	0:3 3:-2
#⟨error⟩>how	1:2 2:2 3:-3
#⟨error⟩>ifchange	3:2
#⟨error⟩>import	3:2 7:-2
#⟨error⟩>meaning	1:3 2:-2
#⟨error⟩>missing	3:3 5:-2
#⟨error⟩>nobody	0:2 5:-2
#⟨error⟩>not	2:2
#⟨error⟩>places	0:-2 3:-3 5:3 7:2
#⟨error⟩>raise	3:-4 5:2 6:3 9:-2
#⟨error⟩>read	3:2
#⟨error⟩>send	0:-4 5:5
#⟨error⟩>show	0:-5 5:4 7:-2
#⟨error⟩>since	1:2
#⟨error⟩>slow	1:3 3:-3
#⟨error⟩>sometimes	7:-3 9:3
#⟨error⟩>structure	0:4 1:-2 5:-3
#⟨error⟩>thing	0:-2 2:2 3:2 7:-2
#⟨error⟩>to	5:-2
#⟨error⟩>trace	2:2 3:2
#⟨error⟩>twice	1:2 3:-2
#⟨error⟩>use	7:2
#⟨error⟩>what	0:4 1:4 3:-4 5:-4 7:-4
#⟨error⟩>when	1:3
#⟨error⟩>where	0:3 1:-2 7:-3
#⟨error⟩>which	1:3 3:-3 5:-3
#⟨error⟩>who	0:2 1:-3 3:-3 5:2 7:-4 9:-2
#⟨error⟩>why	1:3
#⟨error⟩>write	3:2
#⟨error⟩>wrong	3:2 5:-3 9:2
#⟨error⟩>⟨name⟩	0:-2 3:7 5:-6 7:-3
#⟨error⟩>⟨n⟩	0:-3 9:2
#⟨error⟩>⟨path⟩	2:2
#⟨name⟩	5:2
#⟨name⟩+anymore	0:-2 1:-4 4:-2 6:-2 7:4 9:-2
#⟨name⟩+call	6:2
#⟨name⟩+callee	3:-2 4:-2 5:-2 6:-2 7:3
#⟨name⟩+catch	0:2 1:-2 3:3 5:-3 9:-2
#⟨name⟩+compare	1:-4 2:-3 4:-2 5:-2 7:3 9:5
#⟨name⟩+copies	0:2 5:-2 9:2
#⟨name⟩+count	0:-3 1:-3 4:-2 5:3 6:3 9:-3
#⟨name⟩+create	0:2 1:-5 3:-4 7:2 8:2 9:-2
#⟨name⟩+decided	3:4 5:-2 9:-2
#⟨name⟩+defined	0:3 1:-3 3:-2 6:-2 7:3 9:-2
#⟨name⟩+error	2:-2 7:2 9:-2
#⟨name⟩+event	0:3 3:-3 4:-2 6:-2 7:-2 9:-2
#⟨name⟩+exists	0:-2 3:2 4:2 5:-2
#⟨name⟩+explain	4:3 7:-2
#⟨name⟩+fail	0:-4 1:5 2:-2 3:-2 4:-2 5:-3 7:3 9:-2
#⟨name⟩+from	0:3 3:2 4:-3 5:-3 6:-2
#⟨name⟩+good	0:-2 1:-4 3:4 7:-2 9:-2
#⟨name⟩+handle	0:-2 1:-2 5:2 6:-2 7:2 9:-2
#⟨name⟩+happens	0:-2 1:-2 4:-2 5:4
#⟨name⟩+how	3:-4 4:6 7:-4 9:-2
#⟨name⟩+howto	0:-4 1:3 2:-2 4:-2 5:2
#⟨name⟩+ifchange	0:-2 1:-2 4:-2 5:3 7:3 9:-2
#⟨name⟩+impact	1:-3 3:-2 5:5 7:-2
#⟨name⟩+import	1:3 4:-2 5:-2
#⟨name⟩+judge	3:-2 7:-2 9:3
#⟨name⟩+meaning	0:-3 3:2 4:-2 6:-2 9:-3
#⟨name⟩+missing	1:-6 3:6 4:-2 9:-2
#⟨name⟩+most	1:-2 4:2 6:-2
#⟨name⟩+needed	0:-2 1:-5 3:2 4:-2 5:5 7:-3
#⟨name⟩+never	0:-2 3:2 5:-5 7:5
#⟨name⟩+nobody	1:-2 3:2
#⟨name⟩+not	0:-3 1:2 4:-3 6:-2 9:-3
#⟨name⟩+overload	0:-2 3:-3 6:-3 7:4
#⟨name⟩+override	0:-4 3:-3 5:3 7:2
#⟨name⟩+overview	0:-2 1:2 3:-2 4:-2 5:4 6:-2 7:-2 8:-3
#⟨name⟩+places	2:-2 3:-2 4:2 6:-3 8:-3
#⟨name⟩+possible	5:2 9:-2
#⟨name⟩+quality	0:-2 5:-2 7:2 9:2
#⟨name⟩+raise	4:-2 7:4 9:-3
#⟨name⟩+read	0:2 1:-2 4:-2 5:2 6:-2 7:-2 9:-2
#⟨name⟩+risk	5:-2 7:3
#⟨name⟩+send	3:2 4:-2 6:-2
#⟨name⟩+should	0:3 3:-3 4:2 5:-3 6:-2 9:-4
#⟨name⟩+show	4:-2 5:2 7:2 9:-3
#⟨name⟩+since	0:3 1:-3 2:-2 3:3 4:-2 5:-2
#⟨name⟩+slow	0:-2 3:-2 4:3 6:-2
#⟨name⟩+structure	0:-4 1:-4 2:-3 3:-3 5:-3 6:-2 7:2 8:3
#⟨name⟩+subtype	0:-4 1:-3 2:-2 3:-2 4:-2 5:-2 6:3 7:3 8:5 9:-2
#⟨name⟩+tests	0:-2 1:-3 3:-4 4:-2 7:4
#⟨name⟩+thing	0:-4 5:2 6:-3
#⟨name⟩+to	0:2 2:-3 5:-3 6:-3 7:3 8:-2
#⟨name⟩+too	1:-2 2:2 3:-2 4:-2 6:-2 7:4
#⟨name⟩+trace	0:-4 1:3 4:-5 5:4 6:-2 9:-2
#⟨name⟩+twice	1:-2 3:5 5:-4 6:-2 9:2
#⟨name⟩+unused	0:-2 5:-4 7:4
#⟨name⟩+use	1:-3 6:2 7:2
#⟨name⟩+what	2:-2 5:2 7:-6 9:2
#⟨name⟩+when	4:-2 9:3
#⟨name⟩+where	0:4 1:-2 5:2 6:-3 7:-3 9:-2
#⟨name⟩+which	0:2 1:-2 3:-3 4:-2 5:3 7:-5 9:3
#⟨name⟩+who	3:-2 5:4 6:-2 7:-3 8:-2
#⟨name⟩+why	1:-2 3:5 4:2 5:-4 7:-3 9:-2
#⟨name⟩+work	0:-2 1:-3 4:-2 5:4 6:-2 9:-2
#⟨name⟩+write	3:-2 4:-2 5:2 7:-2
#⟨name⟩+wrong	1:2 7:2 9:-2
#⟨name⟩+⟨error⟩	3:3 5:-3 7:2
#⟨name⟩+⟨name⟩	1:-7 2:-2 3:-3 4:8 5:-13 6:-3 7:5 8:-2 9:9
#⟨name⟩+⟨n⟩	0:-5 2:4 4:3 5:-7 6:-2 7:-4
#⟨name⟩+⟨path⟩	1:-4 3:4 4:2 5:-5
#⟨name⟩>anymore	4:-2 6:-2 7:2
#⟨name⟩>call	0:-2 1:-2
#⟨name⟩>callee	3:-2 4:-3 6:-2 7:2
#⟨name⟩>catch	0:2 1:-2 4:-2 5:2 6:-2
#⟨name⟩>compare	0:-2 1:-3 2:-3 3:-2 4:2 5:-2 6:-3 9:6
#⟨name⟩>copies	0:2 9:2
#⟨name⟩>count	0:-4 3:-3 6:8 7:-6
#⟨name⟩>create	0:2 1:-3 3:-4 7:2 9:-2
#⟨name⟩>decided	0:-3 2:-2 3:5 4:-2 5:-2 9:-2
#⟨name⟩>error	0:-3 1:3 2:-2 7:2 9:-2
#⟨name⟩>event	0:3 1:2 3:-2 7:-3 9:-2
#⟨name⟩>exists	1:-3 3:2 5:-3 7:4 9:-2
#⟨name⟩>explain	0:-2 1:-3 5:3 6:-2 7:-3 8:-2
#⟨name⟩>fail	0:-3 1:2 3:3 4:-2
#⟨name⟩>from	1:2 2:-2 3:2 4:-3 6:-2 9:2
#⟨name⟩>good	1:-3 2:3 3:2 4:-2 6:-2 7:-2
#⟨name⟩>handle	0:-2 3:2 5:3 9:-2
#⟨name⟩>happens	0:-4 1:3 3:2 4:-2 7:-3
#⟨name⟩>how	0:-3 2:4 4:3 6:-2 7:-5 8:-2 9:-3
#⟨name⟩>howto	0:-4 2:3 4:-2 9:-3
#⟨name⟩>ifchange	1:-2 5:3 9:-2
#⟨name⟩>impact	0:-3 5:7 7:-3 9:-2
#⟨name⟩>import	1:3 3:2 4:-2 5:-3 9:-2
#⟨name⟩>judge	0:2 3:-3 5:-2 8:-3 9:2
#⟨name⟩>meaning	0:-3 1:2 3:3 4:-2 5:-2 6:-3 9:-2
#⟨name⟩>missing	3:4 4:-2 5:-4 9:-2
#⟨name⟩>most	1:-3 5:2 7:-4
#⟨name⟩>needed	0:-3 1:-3 4:3 6:-2 9:-2
#⟨name⟩>never	3:2 5:-5 7:5
#⟨name⟩>nobody	0:-4 1:-3 3:4 7:3
#⟨name⟩>not	3:2 4:-2 6:-2 9:-2
#⟨name⟩>overload	0:-3 2:-2 3:-2 4:-2
#⟨name⟩>override	0:-2 3:-3 5:5
#⟨name⟩>overview	0:-3 1:2 2:-2 3:-3 5:4 7:-3 8:-3
#⟨name⟩>places	0:2 3:-3 7:2 9:-2
#⟨name⟩>possible	0:-3 3:-2 7:2
#⟨name⟩>quality	0:-3 3:-2 7:2 8:-2 9:3
#⟨name⟩>raise	0:-2 1:2 6:-2 7:3 9:-3
#⟨name⟩>read	6:-2 7:3
#⟨name⟩>risk	1:-2 3:-2 4:-2 7:5 9:-2
#⟨name⟩>send	0:2 3:3 4:-2 7:-2
#⟨name⟩>should	2:4 3:-3 5:-2 6:-2 8:-2
#⟨name⟩>show	0:-4 5:4 9:-2
#⟨name⟩>since	0:2 3:3 4:-2 7:-2 9:-2
#⟨name⟩>slow	0:-2 4:3 6:-2
#⟨name⟩>sometimes	1:-2 3:-2 4:-2 5:2 6:-2 7:3
#⟨name⟩>structure	0:-4 2:-4 3:2 5:-6 6:-3 8:5
#⟨name⟩>subtype	0:-2 1:3 3:-3 4:-2 5:-3 8:4
#⟨name⟩>tests	0:-2 1:-2 4:-2 7:3
#⟨name⟩>thing	0:-3 7:2
#⟨name⟩>to	2:-3 4:2 5:-2 6:-2
#⟨name⟩>too	1:-2 2:3 3:-3 5:-2 7:5 9:-2
#⟨name⟩>trace	3:2 4:4 5:-3 9:-2
#⟨name⟩>twice	0:-2 1:-3 3:5 5:-2 6:-2
#⟨name⟩>unused	0:-2 1:-2 5:-2 7:5
#⟨name⟩>use	1:-3 7:3
#⟨name⟩>what	0:-2 1:2 2:-2 3:3 5:3 7:-7 9:2
#⟨name⟩>when	3:2 4:-2 7:-2 9:3
#⟨name⟩>where	0:8 1:-3 3:-3 4:-2 6:-3 7:-2 9:-2
#⟨name⟩>which	3:-2 4:-2 5:6 6:-2 7:-4
#⟨name⟩>who	3:-2 4:-2 5:6 6:-2 7:-3 8:-2
#⟨name⟩>why	1:-2 3:7 5:-5 7:-3 9:-2
#⟨name⟩>work	1:-4 2:2 5:3 6:-2 7:-2
#⟨name⟩>write	0:2 1:-3 9:2
#⟨name⟩>wrong	0:-2 3:3 5:2 9:-2
#⟨name⟩>⟨error⟩	5:-5 7:5
#⟨name⟩>⟨n⟩	0:-3 2:3 3:3 4:2 5:-4 7:-5 9:2
#⟨name⟩>⟨path⟩	1:-3 3:3 4:4 5:-4
#⟨n⟩	3:5 4:-2
#⟨n⟩+anymore	0:-2 1:2 3:3 5:-3 7:-2
#⟨n⟩+call	3:2
#⟨n⟩+compare	0:2 5:-2
#⟨n⟩+defined	3:2
#⟨n⟩+error	1:-3 7:3
#⟨n⟩+event	3:2
#⟨n⟩+fail	1:2
#⟨n⟩+from	1:2 3:2 4:-2 5:-3 7:-3 8:-2 9:2
#⟨n⟩+good	5:-2 7:3
#⟨n⟩+handle	2:2 3:2 5:-2 7:-2
#⟨n⟩+how	2:2
#⟨n⟩+howto	3:2
#⟨n⟩+ifchange	0:2
#⟨n⟩+meaning	1:3
#⟨n⟩+missing	0:3
#⟨n⟩+not	0:2 1:-3 2:-2 3:2
#⟨n⟩+overload	3:-3 7:3
#⟨n⟩+places	0:-4 1:2 2:3 5:-4 9:-2
#⟨n⟩+possible	1:-2 3:-2 5:2 7:-2 9:3
#⟨n⟩+read	1:2 7:-2
#⟨n⟩+send	5:2
#⟨n⟩+should	3:3
#⟨n⟩+show	1:3 7:-3
#⟨n⟩+since	3:4
#⟨n⟩+sometimes	0:-2 5:2
#⟨n⟩+structure	1:-2 5:-2 7:2
#⟨n⟩+tests	3:2
#⟨n⟩+thing	0:-4 1:-2 5:3
#⟨n⟩+to	2:3 4:-3 5:-5 6:-2 7:-3
#⟨n⟩+too	3:5 5:-3 7:-2
#⟨n⟩+trace	0:-2 4:-2 5:-2 6:3 7:-2
#⟨n⟩+what	1:2 2:-2 4:-2 9:-2
#⟨n⟩+when	7:2
#⟨n⟩+where	0:2 1:2 3:-2
#⟨n⟩+which	0:2 1:3 2:-2 4:-2 5:-3 7:-2 9:-2
#⟨n⟩+who	0:3 5:-4
#⟨n⟩+why	1:3
#⟨n⟩+write	1:2 7:-2
#⟨n⟩+wrong	0:2 3:2 5:-2 7:-2
#⟨n⟩+⟨name⟩	3:2
#⟨n⟩+⟨n⟩	0:-2 1:3 3:2 4:-2 5:-4 7:-3
#⟨n⟩+⟨path⟩	0:2 1:-2 3:3 7:-2
#⟨n⟩+⟨text⟩	3:3 5:-2
#⟨n⟩>anymore	0:-3 3:2 5:-4 7:2 9:2
#⟨n⟩>compare	1:-2 3:2 5:-3
#⟨n⟩>count	2:2 5:-2
#⟨n⟩>create	0:3 5:-2
#⟨n⟩>defined	1:2 2:-2 3:3 5:-3
#⟨n⟩>error	0:-2 1:-3 3:4 5:-2 7:2
#⟨n⟩>event	5:-2
#⟨n⟩>exists	1:-2 3:5 5:-2 7:-3
#⟨n⟩>fail	3:2 7:-3
#⟨n⟩>from	1:2 3:2 4:-2 5:-4
#⟨n⟩>good	5:-3 7:4 9:-3
#⟨n⟩>handle	0:-3 1:2 2:2 3:3 5:-3 7:-3
#⟨n⟩>how	1:-2 2:4 5:-2 7:-3
#⟨n⟩>howto	2:2
#⟨n⟩>ifchange	1:2 7:-2
#⟨n⟩>impact	0:2 1:-3 3:-3 5:2
#⟨n⟩>import	0:2 5:-3 7:2
#⟨n⟩>judge	1:2 2:3 5:-4 7:-4 8:2 9:-2
#⟨n⟩>meaning	1:4
#⟨n⟩>missing	0:2 7:-2
#⟨n⟩>needed	7:-2
#⟨n⟩>nobody	0:2 1:3 5:-4 7:-3
#⟨n⟩>not	0:2 3:2
#⟨n⟩>overload	7:3 9:-2
#⟨n⟩>overview	3:-4 5:2 8:2
#⟨n⟩>places	2:3 3:-2 5:-2 9:-2
#⟨n⟩>possible	1:-3 2:-2 5:2 6:2 7:-3 9:2
#⟨n⟩>quality	3:-2 7:-2 8:3
#⟨n⟩>raise	1:3 3:-3 5:2
#⟨n⟩>read	0:4 3:-3 7:-2
#⟨n⟩>risk	0:2
#⟨n⟩>send	0:-3 1:2
#⟨n⟩>should	2:2 8:-2
#⟨n⟩>show	0:-2 1:3 2:-2 7:-4 8:-2
#⟨n⟩>since	3:4 5:-2 7:-2
#⟨n⟩>slow	5:-2 7:2
#⟨n⟩>sometimes	0:-2 3:2
#⟨n⟩>structure	0:-2 1:4 5:-4 9:-2
#⟨n⟩>tests	0:-2 3:2
#⟨n⟩>thing	0:2 4:-2
#⟨n⟩>to	2:2 5:-4 7:-4
#⟨n⟩>too	3:4 5:-3 7:-3
#⟨n⟩>trace	3:3 4:-2 6:2 7:-3
#⟨n⟩>twice	3:-2 7:3
#⟨n⟩>use	0:-2 3:2 5:2 7:-2
#⟨n⟩>what	1:4 4:-2 7:-3 9:-2
#⟨n⟩>when	3:2 7:2
#⟨n⟩>where	0:5 2:2 3:-5 5:-2 7:-2
#⟨n⟩>which	1:5 4:-2 7:-3 8:-2 9:-3
#⟨n⟩>who	0:6 1:-4 5:-6 7:-3 8:-2
#⟨n⟩>why	1:2 3:3 5:-2
#⟨n⟩>work	0:2 5:-2
#⟨n⟩>write	0:-2 1:3 3:2 7:-4
#⟨n⟩>wrong	0:2 3:4 5:-4 7:-2
#⟨n⟩>⟨error⟩	3:2
#⟨n⟩>⟨name⟩	3:5 5:-4 7:2
#⟨n⟩>⟨path⟩	1:-2 3:3 5:2 7:-2
#⟨n⟩>⟨text⟩	1:-2 2:-2 3:2 5:-2 7:2
#⟨path⟩	5:2
#⟨path⟩+trace	5:2
#⟨path⟩>anymore	1:-2 3:2 4:-2 7:2
#⟨path⟩>call	0:-3 1:-2 3:-2 5:3 6:-2 7:2
#⟨path⟩>compare	0:-2 1:-2 2:2 4:4 5:-3 7:-4
#⟨path⟩>count	0:-2 1:-2 6:5 7:-3 9:-2
#⟨path⟩>create	1:-2 3:2 7:2
#⟨path⟩>defined	0:-2 2:2 5:2
#⟨path⟩>error	0:-2 1:-2 7:3
#⟨path⟩>event	0:-2 5:4
#⟨path⟩>exists	4:-2 5:-2 7:3
#⟨path⟩>fail	1:-3 3:3 4:-2 5:-2
#⟨path⟩>from	0:-4 2:-2 4:-2 5:6 7:-2 8:-3 9:-2
#⟨path⟩>good	0:-3 2:2 5:-3 9:3
#⟨path⟩>handle	0:3 1:-2
#⟨path⟩>happens	3:3
#⟨path⟩>how	0:-2 2:5 3:-4 6:-2 7:-3
#⟨path⟩>howto	0:-2 1:3 5:-2
#⟨path⟩>ifchange	0:-2 1:2
#⟨path⟩>impact	1:2 5:3 7:-3
#⟨path⟩>import	0:-3 5:4
#⟨path⟩>judge	5:2 7:-2
#⟨path⟩>missing	3:2 5:2
#⟨path⟩>most	5:2
#⟨path⟩>needed	0:2 5:2 7:-4
#⟨path⟩>never	0:-2 1:-2 5:3 7:2
#⟨path⟩>nobody	0:2 1:-2 3:-2 5:2
#⟨path⟩>not	0:-2 1:-3 3:2 4:-2 7:3
#⟨path⟩>overload	0:-3 1:-2 5:-2 6:3 9:2
#⟨path⟩>places	0:-2 1:3 2:2 4:-2
#⟨path⟩>quality	1:-2 3:2
#⟨path⟩>raise	5:2
#⟨path⟩>read	0:3 4:-2 7:-3
#⟨path⟩>send	0:-2 1:-2 5:4 7:-3 9:2
#⟨path⟩>should	0:-2 1:3 5:-2
#⟨path⟩>show	0:-2 1:-2 4:-2 5:5 6:-2 7:-2
#⟨path⟩>since	3:4
#⟨path⟩>tests	0:-2 2:2 3:-2 5:3 7:-2
#⟨path⟩>thing	1:3 2:2 4:-2 6:-2
#⟨path⟩>to	0:-2 1:2 3:-4 4:3 5:-3 7:3 8:-2
#⟨path⟩>too	7:2
#⟨path⟩>trace	5:2
#⟨path⟩>unused	3:-2 5:2
#⟨path⟩>use	5:2
#⟨path⟩>what	0:2 4:-2 5:2 7:-5 8:-2 9:-2
#⟨path⟩>when	0:2
#⟨path⟩>where	0:3 1:2 4:-2 5:-2 7:-4 9:2
#⟨path⟩>which	0:4 1:3 3:-3 4:-4 6:-2 7:-3 8:-2
#⟨path⟩>who	0:4 1:-3 5:-2
#⟨path⟩>why	1:2 3:-2
#⟨path⟩>write	1:-2 6:-2
#⟨path⟩>wrong	0:-2 1:-2 3:2
#⟨path⟩>⟨error⟩	0:-2 7:4
#⟨path⟩>⟨name⟩	0:2 1:-3 3:2 5:-2
#⟨path⟩>⟨n⟩	1:2 3:3 5:-2
#⟨text⟩	3:3 4:-2 7:-3 8:-2 9:-2
#⟨text⟩+error	0:3 5:-4
#⟨text⟩+from	0:4 1:-5 2:4 4:-2 5:-4 7:-2
#⟨text⟩+how	0:-3 1:-4 2:7 3:-4
#⟨text⟩+meaning	0:-4 1:2 3:-2 5:4
#⟨text⟩+not	0:-2 3:5 7:-3
#⟨text⟩+overview	1:3
#⟨text⟩+places	0:3 3:-2 5:-2
#⟨text⟩+since	0:-2 2:-2 3:5
#⟨text⟩+thing	0:2 3:-2
#⟨text⟩+use	0:3
#⟨text⟩+what	0:3 2:-3 7:-3
#⟨text⟩+where	0:3 3:-2
#⟨text⟩+which	3:-2
#⟨text⟩+wrong	3:4 5:-3
#⟨text⟩+⟨name⟩	1:2 5:-2
#⟨text⟩+⟨n⟩	3:3 5:-2
#⟨text⟩+⟨path⟩	3:4 5:-2
#⟨text⟩>anymore	0:-3 6:2
#⟨text⟩>defined	0:3 1:2 3:-2 5:-2
#⟨text⟩>error	0:3 5:-4
#⟨text⟩>event	1:3 2:-2 3:-3
#⟨text⟩>exists	1:2 3:-2
#⟨text⟩>from	0:4 1:-4 2:3 4:-3 5:-5 7:-2
#⟨text⟩>good	5:2 7:-2
#⟨text⟩>handle	0:2
#⟨text⟩>how	0:-4 2:7 3:-5 4:-2 5:-2 7:-2
#⟨text⟩>howto	1:2 2:2 3:-2
#⟨text⟩>ifchange	3:2 5:-2
#⟨text⟩>meaning	0:-4 1:4 3:-3 5:3
#⟨text⟩>missing	2:2
#⟨text⟩>not	0:-3 1:-2 2:4 5:-4 6:2 7:-3
#⟨text⟩>overview	1:3
#⟨text⟩>places	0:6 1:-2 2:-2 3:-5
#⟨text⟩>raise	0:3 3:-3
#⟨text⟩>send	0:4 1:-2 5:-3
#⟨text⟩>show	0:4 5:-2
#⟨text⟩>since	3:3 5:-3
#⟨text⟩>sometimes	0:-2 1:2 3:2 5:-2
#⟨text⟩>tests	1:3 3:-2 5:-2
#⟨text⟩>thing	2:-2 3:-2 5:3 7:-3
#⟨text⟩>to	0:2 2:-3 4:2
#⟨text⟩>trace	0:-4 3:3
#⟨text⟩>use	0:4 3:-2 5:-2
#⟨text⟩>what	0:4 2:-5 4:-2 7:-3 9:-2
#⟨text⟩>where	0:2
#⟨text⟩>who	0:-2 5:3 7:-2
#⟨text⟩>why	1:2
#⟨text⟩>write	3:2 5:-2
#⟨text⟩>wrong	1:-3 3:4 7:-2
#⟨text⟩>⟨name⟩	1:-2 3:4 5:-3
#⟨text⟩>⟨n⟩	1:-2 3:5 5:-2
#⟨text⟩>⟨path⟩	0:-4 3:3
'	1:-4 3:6 4:-2 5:-2 7:-2
' $	3:3 5:-4
' object	2:2 3:-2
' ⟨name⟩	0:4 1:-3 5:-2
' ⟨path⟩	0:-2 1:-2 3:4 4:-2 7:-2
'a'	3:3 5:-2
'a' 'a'	3:2 5:-2
'a' 'b'	3:3 5:-2
'b'	3:3 5:-2
'b' 'a'	3:2 5:-2
'b' ⟨path⟩	3:2 5:-2
'main' panicked	3:2
*'un	0:-2 3:-2 5:-5 7:5
*aba	3:3 5:-2
*abe	5:-2 7:3
*aca	5:2 7:-2
*ace	0:-3 1:-2 4:-3 5:2 8:-2
*ach	0:-3 1:-3 2:2 3:2 4:2 6:-2 8:-2
*ack	0:2 1:-2 3:3 4:-2 5:-3 6:-2 8:-2 9:-2
*act	0:-2 1:3 2:-3 4:-2 5:3 7:-3 8:2 9:-2
*acy	0:-3 1:4 2:-2 3:-3 4:-3 8:-2 9:-2
*ada	1:-5 5:-2 6:-2 7:2 9:2
*ade	0:-4 1:3 2:2 3:-2 5:2 6:-2 7:-4 9:-3
*ado	1:2 2:-2 3:-3 4:-4 7:4
*ads	0:-2 1:-5 2:2 3:3 4:-4 5:4 7:-3 8:-2 9:-3
*ady	3:2 5:-2
*aga	0:-2 1:-2 5:4
*age	5:-4
*agt	3:-3 5:3
*ahl	5:-2 6:2 7:2
*ail	3:-2 4:2 5:-3
*ain	0:-3 2:2 6:-2 9:-3
*ais	4:-2 6:-2 7:5 8:-2 9:-3
*ait	0:-2 1:-6 2:-4 3:2 4:-4 6:-2 7:3 8:-3
*aje	0:4 5:-2 7:-3
*ajo	1:-2 3:-2 5:4
*ake	0:-2 1:-2 4:2
*alb	9:2
*ald	4:2 5:-3 9:-2
*ale	0:-4 1:-4 3:4 5:2 7:-3 9:-2
*ali	0:2 1:2 4:2 5:-4
*all	0:-4 1:-5 2:-2 3:3 4:-2 5:4 8:3
*als	1:-2 3:-2 5:2 6:-2 9:2
*ama	0:-3 1:-4 5:2 7:2 9:-3
*ame	0:-3 1:-3 3:-5 5:5 6:-3 7:-4 8:2 9:-2
*ami	0:-5 1:2 3:-6 4:5 6:-3 7:-4
*amo	0:5 2:-4 3:-6 5:-4 7:2 8:-3
*ams	5:2 6:-2
*ana	1:-3
*and	0:-2 1:-6 2:2 3:2 5:-2 6:-2 7:3 8:-2 9:-2
*ane	5:2
*ang	0:-3 1:2 3:-3 5:-4 8:3
*ank	1:-2 2:-2 5:-2 8:2
*ano	0:-2 2:-4 3:3 4:-2 6:4 8:-3
*ans	1:2
*ant	0:-3 1:-5 2:2 4:3
*ape	0:2 1:-4 3:5 4:-2 5:-3 6:-2 7:-2 9:-2
*ara	0:-2 3:-3 5:5 7:-2 9:-2
*ard	0:-2 3:3 4:2 5:-2 8:-3 9:-2
*are	1:-5 5:3 6:-2 8:-3 9:-2
*ari	3:4 5:-3
*ars	1:-3 4:2 5:4 7:-2 9:-2
*art	0:-2 1:-3 2:-2 3:2 4:3 5:-3 8:-2
*ary	3:-2 4:-2 5:3 7:-3 9:-2
*aré	7:2
*ase	3:-3 5:-2 6:-2 7:-3
*ash	3:2 7:2
*ass	1:4 3:2 5:-4 7:-3 8:3
*ast	0:-3 1:-4 2:2 3:-2 5:3
*ata	0:5 1:3 5:-6 6:-2 7:-4
*ate	0:-2 3:-2 5:3 7:2 8:-2
*ati	1:-2 2:2 3:-2 5:3 7:-4 8:-5
*ato	0:-3 2:-3 3:3 9:-3
*ats	0:-2 1:-5 2:-2 3:-3 4:-3 5:5 7:-2 9:-2
*atz	0:2
*auf	0:-3 1:-3 2:-2 3:-4 5:4 7:-4 8:-2 9:4
*aum	0:-2 1:-2 3:-3 5:4
*aut	0:-2 3:-2 4:-2 6:-2 7:-3 8:4 9:-4
*aux	0:-3 4:3 5:2 7:-2
*ave	0:-3 1:3 2:-2 3:2 5:-2 7:-2 8:-2
*ays	1:-2 4:2 7:2 9:-2
*aît	7:-2
*bal	0:-4 1:2 2:-4 3:-2 4:-2 5:4 8:-2 9:2
*ban	1:-4 3:2 7:2
*bar	1:-3 2:3 3:2 4:-3 8:-2
*bas	0:-2 1:-3 3:-2 5:3 6:2
*bbe	0:-2 1:-3 3:-5 4:-2 6:-4 7:4 8:-4
*bed	0:-2 7:2
*ben	0:-3 1:-2 8:-4
*ber	0:-2 1:2 2:-2 3:-2 4:-2 6:4 8:-2 9:-2
*bia	0:3 1:-2 5:-4 9:2
*bio	0:-2 1:-2 2:2 5:4 7:-3
*ble	3:3 4:-2 6:-3 7:4 8:-2
*box	2:-4 3:-2 4:3 5:3 7:-2
*bra	1:2 8:-2
*bre	1:-3 5:-6 6:5
*buf	5:3
*cal	1:2 2:-2 7:-4 8:-3 9:2
*cam	1:-3 5:3 7:2
*can	3:-3 4:-2 5:2 7:3
*cao	1:-3 2:-2 3:3 4:-2 6:2
*car	0:-4 2:-2 4:-2 5:2 7:2 8:-2
*cas	3:-2 4:-4 5:4 7:-2
*cca	1:-2 4:3
*ced	1:-3 3:2 5:3
*cem	0:-3 3:2 7:2
*cer	0:2 3:-2 5:2 8:-3 9:-3
*ces	0:-2 2:-2 3:-3 4:-3 5:4 8:3 9:-2
*cha	2:2 3:-2 5:2
*che	0:-3 2:-2 3:4 8:-2 9:-2
*chi	0:-4 1:-4 2:-2 3:-3 4:-3 5:5 6:3 7:-3 8:-2 9:-3
*cht	1:3 2:-3 3:5 5:-3 6:-2 7:-3 9:-3
*chy	0:-2 1:-3 4:4 6:-2 7:-3
*ché	0:-3 2:-2 3:4 5:2 7:-2 9:-2
*cia	0:-5 3:-2 4:2 5:2 6:-2 8:-3
*cio	0:-2 2:3 4:-4 5:-4 6:-2 8:-2 9:3
*cke	3:-2 4:2
*cks	1:-2 2:-3 3:-4 4:-3 5:2 7:3 8:-2
*ckt	0:3 2:-2 3:2 4:3 5:-7 9:-2
*cle	0:-3 1:-5 2:-4 3:3 4:2 6:-3 7:-4 8:4
*cos	0:-2 2:-2 4:-3 5:4 8:-3 9:-2
*cta	4:-2 5:2 7:2
*cto	0:-2 1:2 3:-3 4:-3 8:2
*cts	0:-3 2:-3 5:4 6:-2 9:-2
*cté	3:-2 7:2
*cue	5:3 7:-2
*cul	3:-2 7:2
*d's	0:-2 1:-3 2:2 3:-3 4:-2 7:2 9:3
*dad	1:-3 2:-2 3:-3 4:-2 6:3 7:2
*dan	1:-2
*dar	0:-3 1:-5 2:-2 3:3 6:-2 7:-4 8:-3 9:5
*das	1:-5 2:-2 4:4 5:2 6:-2 8:-2 9:-4
*day	1:-2 3:4 4:-2
*dea	3:2 7:-2
*ded	5:-2 8:-3 9:-3
*dem	1:-3 4:3 5:-5 6:3
*den	4:-3
*der	0:2 1:-4 2:2 4:-2 6:-2
*des	3:-2 4:-3 6:3 8:-2 9:-3
*det	1:-4 2:2 3:3 4:-2 6:-2
*dig	0:-2 1:4 3:-2 7:-4
*dio	1:-2
*dit	0:-3 1:-2 5:5 7:-3
*dle	0:-2 1:-3 2:3 4:-2 7:2 8:-2
*dme	0:2 2:-2 5:-2 8:2
*doc	3:-2 5:3
*dog	0:-3 1:3 4:3 5:-3 7:-2
*dor	3:2 5:-3 8:-3
*dos	1:-4 2:-2 4:-4 5:4 6:-3 7:2 9:-2
*dow	4:2 5:-2
*dre	0:-3 1:-2 4:2 5:2
*dul	3:-2 7:2 8:2
*dwo	0:-2 1:-2 3:-2 5:-4 7:5 8:2
*e's	0:4 2:-3 4:2 7:-3 8:-2 9:-2
*ead	1:-3 2:-2 7:2 9:-2
*eam	1:-2 5:3
*ear	0:-2 1:-2 3:-4 4:-2 5:3 9:2
*eas	0:-2 1:-3 2:3 3:-3 5:3 7:-2
*eat	1:2 3:-2 4:-3 5:-2 8:3
*eau	0:3 1:-4 2:2 4:-4 7:-3 8:-2 9:3
*eba	0:2 3:-2 5:-3 7:3
*ebe	0:-2 3:2
*ece	0:-4 3:3 5:-2 7:3 8:-2
*ect	0:-2 1:-4 3:4 6:-2 9:-3
*eda	1:-3 2:2 3:2 4:2 7:-2
*ede	1:-3 3:-2 7:2
*edi	4:3 5:-2 9:-2
*een	0:-2 1:-3 4:5 5:-3
*ees	5:4
*ega	0:-2 1:-2 4:2 7:-3 8:3
*egt	0:2 1:-3 3:3 5:-3
*egv	3:2
*egy	1:-2 2:3 7:-2
*eht	0:-2 3:-3 4:3 5:-4 8:-2
*eil	0:-3 1:-4 2:-3 4:2 5:-4 7:-3 8:-3 9:4
*ein	0:-3 1:3 3:-2 7:2 9:-3
*eis	0:-2 3:2 7:-2
*eit	0:-2 1:2 2:-2 3:-5 4:-2 5:6 6:-2 7:-2 8:-3 9:-2
*ekt	1:4 3:-2 4:-3 6:-2 7:-3 9:-2
*ela	1:-3 2:-2 6:-2 9:2
*ele	3:-2 6:2
*elf	3:2 4:-2 5:3
*ell	1:-2 3:-2 5:-3 8:3
*eln	3:-2 5:3 7:-4
*elo	1:-2 2:2 4:-4 7:-3 8:3
*els	2:-3 4:4 6:-3 7:-3 8:-2 9:-3
*elt	2:-2 3:4 4:-2 5:-3 6:-2 7:-2
*ely	0:-2 1:-3 2:-2 3:3 4:-2 5:2 7:2 8:-2 9:-2
*elé	3:6 5:-5
*ema	2:3 4:-4 6:-2 8:-3 9:-2
*eme	0:-3 4:3 5:-4 7:-3 8:-2
*emi	0:-2 1:2 3:-3 7:2 8:-2
*ena	0:-4 3:-2 4:6 5:-2 6:-3 7:-2
*end	0:-2 1:3 2:2 3:-2 4:-2 5:-2 6:-2
*ene	0:-4 2:-3 4:-3 5:3 6:-2 7:-2 9:3
*ens	0:-2 2:-2 3:-2 5:2 8:-2 9:-2
*ent	6:-2 7:2 8:-2
*enu	3:3 9:-2
*eos	1:2 4:-2
*epo	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:3 9:-2
*ept	1:-6 3:-3 4:-2 5:3 6:3 7:2 8:-3 9:-2
*er'	3:3
*era	0:3 1:-3 2:-2 4:2 5:-2 6:-2 8:-2 9:-3
*ere	0:-2 1:2 2:3 3:-3 4:-3 6:-3 7:3 8:-2
*eri	2:-2 3:3
*erm	1:-2 2:-2 3:3 5:-3 7:2 9:-2
*ern	2:-3 4:-2 5:2 6:-2 7:4 8:-2 9:-3
*ero	0:-3 3:-4 4:3 5:-4 6:7 8:-4
*ers	0:-2 2:-3 4:-5 5:6
*ert	0:-3 1:-2 3:2 4:2 6:-3 8:-2 9:-3
*ery	3:2 5:-2
*esa	0:-2 2:2 3:3 7:-3
*esh	1:2 2:-2 4:2 5:-3
*esi	3:2
*eso	0:-2 4:2 5:-3
*ess	0:-2 1:-4 2:-4 3:2 7:3
*est	0:-2 2:-2 3:3 6:-2 7:-2 9:-2
*et'	5:4
*eta	1:2 2:-3 3:-4 4:4 5:-4 6:-2 8:-2 9:-3
*ete	2:-2 3:-2 4:-2 5:3 6:-2
*eto	3:2 4:-2 5:-7 6:-2 8:3
*ets	1:-6 3:-2 5:3 6:-2 7:3 8:-4
*età	7:2
*eur	0:2 1:3 5:-2 6:-3 8:-3 9:-6
*eva	0:-3 6:2 7:2
*eve	0:-3 1:-4 4:2 6:-2
*ext	0:3 2:-2 5:-3 7:-4 8:-2 9:3
*eço	2:-2 4:3 5:-2
*eña	3:3 4:-2
*faz	1:-2 2:-3 5:2 7:2
*fen	0:-4 1:-3 2:-2 3:2 5:3 8:-2
*fer	1:-3 2:-3 8:-2
*ffe	0:-2 1:-3 3:2 4:-2 5:2
*fie	0:-2 5:2
*fig	4:-2 7:2 8:-2 9:-2
*fié	0:-3 5:2 7:2
*fox	3:3
*gan	3:3 4:-2
*gar	0:-2 2:-2 3:3 4:-3 7:-2 9:2
*gas	1:-2 6:2 7:-3 9:2
*ged	2:-2 3:2 4:-3 5:2 7:2 8:-2 9:-3
*gem	1:-2 3:4 5:-2
*gen	0:-3 5:2 7:2 8:-3 9:-3
*ger	0:-4 2:2 8:-2
*ges	1:-7 2:3 3:-3 4:-3 5:2 6:-2 7:-2 9:2
*get	0:4 1:-6 5:-3 6:-2 8:2 9:-4
*ggi	0:-2 4:4 5:-2 9:-3
*ghe	0:-2 3:-2 4:-2 5:5 7:-3 9:-2
*ghi	0:-2 1:4 7:-3
*ght	0:2 1:2 3:2 4:-3 5:-4 7:2 9:-2
*gia	5:3
*gin	0:3 3:-2 5:-5 7:-2
*gio	1:-2 3:3 5:-2 8:2 9:-3
*gle	1:-4 4:-3 8:-3 9:4
*gna	0:-2 1:-4 2:3 3:3 4:-2 5:-2 7:-4 9:-2
*gns	5:2
*gon	1:-3 2:-3 3:-4 5:5 8:-2
*gos	2:-2 3:-2 5:4 8:-3 9:-2
*gst	3:2 7:-2
*gua	1:-2 2:2 3:2 5:-3 7:-3
*gue	0:-4 2:-3 3:3 4:-4 9:3
*gún	5:2
*har	4:2
*has	0:-2 1:-3 4:-2 6:-2 9:2
*hed	0:-3 3:3 9:-3
*hem	0:-3 2:4 4:-3 5:-4
*hen	0:-3 1:3 2:-4 4:2 8:-3 9:-4
*her	2:2 3:-4
*hes	0:3 1:-4 2:-3 3:5 4:-3 6:-2 7:-6 8:-3 9:2
*hia	1:-2 5:2 6:2
*hie	0:-2 1:-4 4:4 5:-6 6:4 7:-4 9:2
*hin	1:-3 4:2
*hio	0:-2 1:-2 2:2
*hly	0:2 1:-2 3:3 6:-2
*hme	0:-3 1:-3 2:5 3:-4 5:-4 7:-2 8:-3
*hod	0:-3 1:2 4:2 5:-2 8:-2 9:-2
*hon	0:3 3:2 5:-4
*hos	0:-2 3:-2 5:4
*hot	0:-2 4:-2 5:-2 7:-3 9:3
*hrt	1:-4 4:3 5:2
*hte	5:3 8:-2
*hts	0:-2 1:3 2:-2 3:3 5:-3 7:-2
*hum	1:-2 5:3 7:-3
*hup	0:-2 4:-2 5:2
*hée	0:3
*ial	3:2 5:-3 7:2
*ian	9:2
*iar	0:-3 1:2 3:2 4:-2 5:-3 8:-2
*ias	0:-2 1:-2 2:-3 3:2 5:6 6:-4 8:-2
*iba	4:3 5:-3
*ibe	4:-3 5:-5 6:-2 8:4 9:-2
*ibt	1:-2 3:2 5:-3 7:3
*ica	1:2 2:-2 4:-3 5:-3 6:2 8:4 9:-3
*ice	2:-3 5:3 7:-2 9:-2
*ich	5:-5 7:3 8:-4 9:2
*ici	1:2 5:2 7:-4
*ick	1:-2 5:-3 8:3
*ico	1:-6 2:-3 6:-2 7:-2 8:3
*ics	1:4 2:3 4:-4 5:-4 8:-2 9:-2
*ict	2:3 5:-2 8:-3
*icy	3:3 5:-2
*ida	0:2 1:-4 3:-2 5:2 9:-2
*ide	0:-3 2:2 3:2 4:-3 7:2
*ido	0:-3 1:-2 3:2 4:3 5:-5 7:2 9:-3
*ied	1:-3 3:-2 4:-3 7:-2 9:4
*ien	0:-2 1:-3 3:-2 4:-2 5:-2 6:8 9:-2
*ier	0:3 1:2 3:-5 4:-4 6:-2 8:-2
*ies	2:-2 6:-2 7:-3 8:2 9:-3
*iew	0:3 4:-3 5:-2 9:-2
*ift	3:2 5:-2 9:2
*ify	0:-2 3:-2 5:3
*ige	5:2
*ign	2:-2 5:-4 8:-2 9:2
*igo	2:-3 3:-2 4:3 7:-2 8:-2
*igt	2:2 4:2
*ile	1:-2 2:-4 3:5 5:-5 6:-3
*ili	0:-3 2:-4 3:-3 4:-3 5:6 6:-2 7:-6 8:3 9:-2
*ils	0:-2 3:4 7:-2
*ily	0:-3 3:-2 4:-2 7:-2 8:4
*ima	5:-3 7:3
*ime	1:-3 2:-3 4:-2 5:2 7:3 8:2 9:-2
*imi	1:-2 2:-2 8:3
*imm	0:-2 1:2 2:-2
*imo	3:4 4:-2 5:-2 7:-4
*ina	1:-3 3:3 8:-2 9:-2
*ind	0:2 2:-2 4:-3 5:-2 7:-2 8:2
*ine	0:-3 3:2 4:2 5:-2 6:-2
*ing	1:-2 2:2 6:-2
*ini	0:-2 1:3 2:2 4:-2 5:-3 8:-2 9:-3
*ino	0:-3 1:-3 3:4 5:-2 8:-3
*ins	0:-4 1:2 2:-2 3:-2 4:3 8:-3 9:-3
*int	0:-3 1:3 5:-3 6:-2 8:-3
*ion	1:3 3:-2 4:2 6:-2 7:-2 8:-2
*ior	1:-2 5:3
*ios	1:-3 2:-4 4:-3 5:5 6:2 8:-2 9:-4
*ipe	2:4 5:-5
*ipo	4:-2 5:-2 8:3
*ipt	2:5 3:-2 5:-3 7:-2 8:-2 9:-2
*ira	0:-2 1:-4 2:2 4:-2 5:2
*ire	2:2 3:2 4:-2 7:-3
*irm	4:2
*iro	0:3 3:2 4:-2 7:-3 9:-2
*isa	4:3 5:-3
*ise	1:-4 2:-3 5:4
*ish	1:-4 7:2
*iso	0:-2 1:3 2:3 3:-2 4:-2 5:-3 7:-3
*ist	5:2
*isé	0:2 5:-4 7:2
*ita	0:2 1:-4 6:-2 7:2 8:-2 9:-3
*ite	0:-3 5:-2 6:4 8:-3 9:-3
*iti	0:2 1:-2
*ito	0:-2 2:-4 3:5 5:-3 6:-2 7:-4 8:3
*its	0:-6 2:2 5:2 6:3 8:-2
*itt	4:2
*ity	0:-4 1:2 2:-3 4:-3 7:-3 8:2
*ità	0:-4 4:-5 5:-3 6:3 8:2 9:-3
*ité	0:-3 1:4 2:-3 4:-4 5:-2 6:2 7:-4 8:2 9:-4
*ius	1:-2 5:3
*iva	1:3 2:-3 3:-3 4:2 6:-2 7:-3 9:-3
*ive	0:-5 1:-2 2:-2 3:3 4:-3 6:-2 9:3
*ivi	1:-2 3:-2 4:3
*ivo	3:4 5:-3 6:-2 8:-3
*iza	0:-4 1:3 4:-3 7:3
*ize	2:2 3:-2 5:-2 9:2
*iço	1:2 4:2 5:-4 8:-2 9:2
*ión	5:-3 6:-2
*jes	1:2 5:-2
*jet	0:2 1:-2 2:2 7:-2
*ked	2:2 8:-2
*ken	2:-2 4:-2 5:3 8:-2 9:-2
*ker	2:2 5:-3 6:-2 7:2 8:-3
*kes	2:-2 3:2
*ket	1:-2 2:-5 4:5 8:-2 9:-2
*kie	3:-2 4:-2 5:2 9:-2
*kte	3:-2 5:4 7:-3
*kup	0:-2 1:-2 4:-3 5:3 7:-2 9:3
*lan	0:3 2:-2 3:-3 4:-3
*lar	2:2 3:2 4:-3 5:-5 6:-2 8:-3 9:2
*las	1:-3 2:-2 3:-2 5:4 6:-2 7:-4 8:-2 9:-2
*lds	0:-2 1:4 3:2 4:-2 5:-2 7:-2 9:-2
*led	3:5 5:-4 6:-2 7:-3 9:2
*lee	5:3
*lem	1:2 3:-2 7:2
*len	0:-5 1:-2 2:-4 5:2 6:2 7:3 8:-4
*ler	1:3 2:-2 6:-2 7:2 8:-3
*les	0:-3 2:-3 4:-2 5:7 6:-2 7:-3 8:2 9:-2
*let	1:-2 3:3 5:-2
*lex	5:2
*lge	0:-3 1:-2 2:-3 3:-3 4:6 5:-6 8:-2
*lha	2:2 4:-2 5:3 7:-2
*lho	1:-3 5:3 6:3 7:-4
*lia	8:2
*lic	1:-2 2:-2 3:-2 5:5 7:-4
*lid	3:3 5:-2
*lie	0:-3 2:2 3:-2 4:-2 5:-2 6:2
*lin	1:3 2:-3 5:2 8:-2
*lio	0:-2 2:-3 4:-2 5:-2 7:-2 9:5
*lla	0:4 2:-4 3:-4 4:4 6:-2 7:-3 8:-3 9:-3
*lle	1:3 2:-3 3:2 4:-2 5:-2 7:-4 9:2
*lli	0:-3 1:-5 2:-4 3:3 6:-2 8:-2 9:-2
*llo	2:-4 5:2 8:-4
*lls	1:-2 3:-2 4:-2 5:2 7:3 8:-2
*llt	1:5 3:-3 5:-4 7:-2 9:-3
*lly	0:-3 1:4 2:-2 4:-2 8:-2 9:2
*log	0:4 1:-3 5:-3
*lon	0:2 1:-2 3:3 5:-3
*los	1:-2 2:-3 3:-2 4:-2 5:4 7:2 9:-2
*low	1:4 2:-3 3:-3 5:-6 7:2 8:-2 9:2
*loy	1:2 2:-2 3:3 5:-3
*lta	1:-3 2:-3 3:-2 4:2 9:-2
*lte	0:-2 1:-2 3:-3 8:2 9:3
*lts	5:2
*lus	1:-3 2:3
*lve	0:-3 2:-2 3:5 4:-3 9:-2
*lär	1:2 2:2 4:-2 8:-2
*lée	0:2 1:2 5:-2
*lés	0:-3 1:-2 2:3 4:-2 7:-2
*mal	0:-5 1:-5 2:-4 6:-3 7:4 8:-4 9:-3
*man	0:-2 1:-2 3:4 4:-3 5:-5 7:-2 9:3
*mar	0:-2 1:4 3:-2 4:-3 6:-2 9:-2
*mas	0:-3 4:-3 7:-3 8:-2 9:3
*mat	0:2 1:3 2:-2 5:-5 8:-2 9:-2
*mbs	3:3
*med	2:2 9:2
*men	1:-4 2:-3 3:-3 4:2 5:3 9:-3
*mer	1:-2
*mes	0:-3 2:-2 3:2 5:2 7:-2 9:-2
*me⟩	5:2
*min	0:-2 2:2 9:-2
*mit	2:-2 4:3 5:-3 7:-2 9:-2
*mmt	0:-3 2:-2 3:3 8:-2 9:-2
*mna	6:2
*mon	0:-2 3:-2 8:-2 9:2
*mos	0:-2 2:-4 3:-2 4:-3 5:3 7:2
*mpa	1:-2 2:-2 5:-3 7:2 9:3
*mpe	1:2 5:2 7:-3
*mps	5:-2 7:2
*mpt	2:-2 4:3
*mum	3:2
*n's	4:3 5:-2
*n't	0:-4 2:-2 3:3 7:2 8:-2 9:-2
*nal	4:-4 6:-2 7:2 8:-2
*nam	1:-2 4:-2 5:4 8:-2
*nar	0:-2 1:-3 5:2 9:2
*nas	0:-5 2:-2 3:-3 5:4 8:3 9:-2
*nca	3:4 5:2 7:-3
*nce	1:-3 2:-3 3:-2 4:-2 5:3 6:-2 7:2 8:-2 9:5
*nch	0:-2 1:-2 4:-2 5:2 7:3
*nco	0:-2 3:4 7:-2
*ncy	3:-2 5:3 7:-2
*nda	1:-2 2:-2 5:-4 7:4
*nde	1:-2 2:-3 3:3 6:-3 7:-3 9:2
*ndi	0:-2 1:3 2:-2 4:-3 5:-2 7:-2
*ndo	1:3 2:-2 3:2 5:-3 7:2 8:-2
*nds	0:-2 2:4 4:-4 6:-2 8:-2 9:-3
*ned	0:-2 3:3 5:3 7:-4 9:-2
*nel	0:3 1:-3 2:-2 3:-3 4:-2 5:2
*nem	2:3 3:-2 6:-2
*nen	0:2 1:-8 2:2 3:-3 4:2 6:-2 8:-2 9:-2
*ner	4:-2 5:-2 8:-3
*nes	0:-3 2:-2 3:-2 4:2 5:4 7:-2 9:-2
*nge	3:-3 5:2 8:-2 9:-3
*ngs	1:2 3:3 8:-3
*ngt	0:-2 1:-2 3:4 4:-2 7:-2
*nha	0:-2 1:-3 3:-2 4:3 5:3 7:-2 8:-2
*nho	0:-3 1:2 2:-2 4:2 5:-4 7:2 9:-2
*nie	3:3 5:-3
*nio	2:-2 3:-2 4:-2 6:-2 7:3
*nir	1:-2 5:-2
*nis	1:2 3:-2 4:-2
*nit	3:2 5:-2 7:2
*nks	1:-2 3:2 5:2
*nkt	0:-2 1:-3 3:-2 4:-2 8:3
*nna	3:-2 5:4
*nne	0:-2 1:-4 2:2 3:4 5:2 7:-5 9:-2
*nné	3:2 5:-2 7:2
*nos	1:-4 4:-3 7:-3 8:3 9:-2
*not	3:4 5:-3 7:-2
*nst	0:-3 1:2 4:-2 5:-2 8:2 9:-2
*nta	0:3 3:3 4:-4 5:-3 8:-2 9:-4
*nte	2:-2 5:-2 6:3 9:-3
*nti	0:-6 1:-2 2:2 3:-4 4:-4 6:6 7:-2 8:-2
*nto	2:5 4:-2 5:-3 6:-3 7:-2 8:2 9:-2
*nts	0:-2 2:-2 4:-6 5:7 7:-4
*nua	3:3
*nue	3:4 5:-2
*num	0:-3 1:-3 3:-3 5:6 6:-2 7:-3 8:-2
*nza	3:-5 4:2 5:-5 6:-2 7:-3 8:-3 9:4
*nze	0:-2 1:-6 4:-4 5:5 8:-3 9:-2
*nça	0:-4 1:-3 2:-3 3:-4 5:4 7:-2 9:2
*née	0:2 5:-2
*nés	3:-2 5:4
*oad	1:2 2:-4 4:-2 5:-2 7:-2 8:2 9:-3
*oca	0:-3 3:4 4:-4
*ock	2:3 4:-2 5:-2 9:-2
*oda	5:2 7:-2
*ode	1:2 2:-3 3:-4 4:2 6:-2 8:-2
*odi	0:-2 1:-4 3:-3 4:-3 5:4
*odo	0:-5 3:-2 4:-2 5:4 7:2
*ods	1:2 3:-2 5:2 7:-3
*ody	0:-4 1:3 5:-2 7:2 8:-2 9:-2
*oes	0:-2 1:-2 5:2 7:2
*off	0:3 5:-3
*oge	0:3 1:2 3:2 5:-6 7:2 9:-2
*ogo	3:2
*ohl	3:2 5:-2 7:-3 9:3
*oid	0:-2 1:-2 2:-2 3:3 4:-2 5:3 7:-3 8:2 9:-2
*oie	4:-2
*oir	0:2 1:-2 3:-2 5:2
*ois	0:-3 1:-3 3:4 8:-2 9:-2
*oit	3:3 5:-2 7:-2
*oke	1:4 4:-2 7:-4
*oks	3:-2 4:-2 5:2 7:-2 8:3
*ola	1:2 3:-2 5:-4 7:3
*ole	0:-2 1:3 4:-2 6:-2 7:-2 8:-2
*oli	0:-2 2:-2 3:-2 4:-2 5:3 7:-5 9:3
*oll	1:-2 4:2
*olo	1:2 2:2 3:-4 4:-3 8:-2
*oma	1:-2 2:3 5:-2
*ome	0:2 1:-3 2:-3 3:3 6:-2 7:-3 9:-2
*ona	0:-2 1:-4 3:4 4:-2 7:-2 8:-2 9:-2
*ond	0:-4 4:2 5:-2 8:-3 9:-2
*one	0:3 4:-2 5:-2 6:-2 7:3 9:-3
*oni	0:-5 1:-4 2:-2 3:-3 5:8 8:-3 9:-4
*ono	0:2 1:-7 7:-2 8:-3
*ons	1:-2 3:-3 5:6 7:-3 8:-3
*ook	0:2 2:-2 5:-4 7:3 9:-2
*ope	1:4 3:-2
*ora	0:-2 4:-2 5:-2 7:4 9:-3
*orb	1:2 5:-3 7:2
*ord	0:-3 1:-2 2:-4 3:3 5:-2 8:2 9:-3
*ore	3:-2 5:2 9:-2
*ori	0:-5 3:-2 4:-3 5:5 6:-2 7:-5 8:2 9:-2
*ork	0:-2 1:2 5:-4 8:3
*orm	1:-3 5:3
*ors	0:-4 4:-2 5:4 9:-2
*ort	2:-2 3:2 4:-2 8:-2 9:2
*ory	0:-4 4:-2 9:2
*osa	3:-4 5:-2 7:4
*ose	0:-4 2:2 3:4 4:-3 5:-3 6:-2 7:2 9:-3
*oso	2:-2 3:4 4:-2 5:-3 9:-2
*oss	0:-2 1:-2 2:-2 3:-2 6:2 8:2
*ote	0:-2 4:2 9:-3
*oue	3:2
*our	0:-3 1:5 2:-2 4:-3 5:-4 6:-2 7:-3 8:4 9:-2
*ous	1:-3 3:4 4:-2
*out	2:-2 3:3 5:-2 9:-3
*ove	0:-2 3:-3 4:2
*ovo	0:3 1:-3 3:3 4:-3 5:-2 7:-2 8:-2
*own	0:3 6:-2 7:-2 9:-2
*ows	2:2 4:-3 8:-3 9:-3
*oyé	0:2
*ped	0:2 1:-3 3:5 4:-2 5:-4 7:-2 9:-2
*pel	0:-2 1:-2 9:2
*pen	0:-3 2:-2 3:2 4:-4 5:3 7:-2
*per	0:2 1:-3 3:-3 4:-4 5:2 6:-2 7:3 8:-3 9:-3
*pio	0:-2 2:-2 4:-2 5:3 6:-2 7:3
*ple	0:-2 1:4 3:-2 4:-3 8:-2
*pli	5:-2 7:-2 9:2
*ply	5:3
*pon	1:-2 2:-2 4:2
*ppe	1:-2 3:3 5:-4 7:3
*ppo	0:-2 1:-2 2:-3 3:-2 4:-2 7:4
*pre	1:-4 3:6 4:-2 5:-3 8:-2
*pte	3:-2 5:2 8:2
*pts	0:-3 1:2 3:-2 7:3
*put	3:2
*que	0:-2 2:-2 5:-4
*qué	1:-2 3:-2 4:2 5:3 7:-3 9:-2
*r's	0:-2 2:-2 4:-2 7:4 9:-2
*rag	0:-2 5:-2 9:4
*ral	0:-2 1:-2 3:2 4:-2 5:-2 7:3 9:-2
*ram	0:-2 1:-3 2:-2 3:4 4:-4 7:-3 8:3 9:-2
*ran	0:-2 3:-3 4:-3 5:-4 6:3 7:4 9:-2
*rap	2:2
*rar	1:-4 5:3 7:2 9:-2
*ras	1:-2 2:-2 3:-6 4:-4 5:6 7:-5 9:2
*rca	0:-2 2:2 3:2 5:-3
*rce	0:-2 1:-2 2:-2 5:4 7:-2
*rch	4:2 5:-2
*rda	0:2 1:-2 7:-2
*rde	0:-2 7:2
*rds	0:4 2:-2 8:-2 9:-2
*red	4:-4 8:-2 9:-2
*rei	1:-2 2:4 4:2 5:-2 7:-4 9:-2
*rem	0:-2 1:-3
*ren	0:-3 1:-4 2:3 3:-4 4:3 8:-3 9:-3
*reo	0:2 1:-2 4:-2 7:2
*rer	0:-4 4:-3 8:-2 9:4
*res	0:-2 1:-3 3:-2 4:-3 5:5 9:-3
*rge	0:-2 1:-4 3:3 4:2
*ria	1:-4 2:-2 4:-3 5:3 6:-2
*ric	5:2
*rie	1:-3 2:-2 4:3 5:-2 7:-4 8:-2 9:3
*rio	2:4 5:-5 8:-2
*ris	0:-2 1:3 2:2 4:-3 5:-4 7:-4 8:2
*rit	0:2 1:2 7:-2
*rle	0:-2 1:-2 4:-2 5:2 9:2
*rlo	0:-2 3:-3 4:-2 7:-2 8:2 9:2
*rma	0:2 5:-3 9:-2
*rme	0:-2 3:4 4:-2
*rmi	1:-3 7:3
*rmo	3:3 5:-2
*rna	0:-2 2:-2 5:3
*rne	0:2 1:-3 2:-2 4:2 5:-2 7:-2 8:2
*rno	0:2 1:-5 4:-5 5:3 6:-3 8:-2
*rns	1:-3 4:2 5:-2
*rol	0:-2 1:-3 2:-3 4:2 7:-3 8:2 9:-2
*ron	1:-2 3:4 7:-3
*ros	1:3 2:-3 4:-2 7:-4 8:2
*rou	0:-3 1:-2 5:3 9:-2
*row	1:4 5:-4 7:-3
*rra	1:-3 3:3 4:-2 5:2
*rre	1:-2 2:-2 4:3 5:-3 7:-3 9:2
*rsa	0:2 1:-2 2:2 3:-2 7:-2
*rse	4:-3 5:-4 6:2 9:3
*rsi	4:-2 6:2
*rso	0:-2 1:-2 3:-3 4:3 7:-2 8:-2
*rst	1:-3 4:-3 7:-2 9:3
*rta	1:2 2:-4 6:-2 7:2 8:-2
*rte	0:-4 2:-2 4:-3 6:-3 9:4
*rto	1:-3 2:2 3:-5 6:-2 8:-3
*rts	1:-4 3:2 4:-2 5:3 6:3 7:-4 9:-3
*rty	3:2 5:-2
*rve	1:-2 3:-4 5:5
*rão	3:-3 5:3
*rès	1:2 5:-2
*rée	0:-2 1:2 4:-2 5:2
*ría	1:-6 2:2 4:-2 7:3
*sam	5:2 7:-2
*sar	3:-2 7:3
*sca	1:-2 2:-2 3:3 4:-2 5:-4 7:4
*sce	0:3 1:2 2:-2 4:-3 5:-6 6:-3 7:5 8:-2 9:-3
*sch	1:-2 5:3
*sci	4:2 5:-3 7:2
*sco	1:2
*sed	1:-2 4:-3 7:2 9:-2
*sel	0:-2 1:-3 2:-2 4:-2 5:4 7:-2
*sem	1:3 3:-2 5:-2 8:-2 9:-2
*sen	1:-6 2:-2 3:-2 5:6 7:2 8:-2 9:-3
*ser	1:-2 3:2 4:-5 5:2 7:-3 8:-3
*ses	0:-4 1:3 2:-2 3:-4 4:-3 6:2
*set	0:-4 5:2
*smo	0:-2 1:-2 2:5 4:-3 5:-2 7:-3 8:-2
*son	1:-3 2:-2 3:4 4:-2
*sor	1:-5 3:2 4:-4 6:3 8:-3 9:-2
*sos	0:-2 1:-4 3:-4 4:-3 5:4 8:-2 9:-2
*ssa	0:-4 2:-3 5:2 7:-5 8:-3 9:3
*sse	1:3 4:-3 5:-3 6:-2 7:4 8:-2
*ssi	2:-2 3:-5 4:-2 5:3 6:3 7:-4 8:-3
*sso	0:2 3:-2 4:2 6:-2 7:-2 8:-4 9:-2
*sst	1:-2 2:4 4:-2 5:-4 7:-2 9:-2
*sta	0:2 1:-5 2:2 3:-3 5:3 6:-2 8:-3 9:-3
*ste	0:-3 1:-5 2:2 3:2 6:-2 7:2 8:-3 9:-2
*sti	1:-2 4:-3 5:2 7:-5 9:3
*sto	3:-3 4:-4 5:3 6:-2 7:-2 8:2 9:-3
*sts	0:3 2:-3 3:3 4:-5 6:-2 8:-2 9:-2
*sus	0:-2 5:-2 9:3
*são	1:4 2:-3 3:-2 4:-3 5:-2 7:2 9:-3
*sée	1:-2 3:2 5:-3 6:3
*t's	0:-2 1:2 3:4 6:-2 7:-5
*tal	3:2
*tam	1:-2 5:3
*tan	1:-2 5:5 7:-2
*tar	0:-3 1:-5 2:3 3:5 4:-5 8:-3
*tas	0:-4 1:-2 3:-2 6:9 7:-8
*tch	0:-4 1:-3 2:3 3:-2 5:4
*ted	0:2 1:-2 5:4 7:-2 8:-3
*tem	1:-3 2:-2 3:-3 4:2 5:4 8:-3 9:-2
*ten	4:-3 5:6 8:-3 9:-2
*ter	2:4 4:-3 6:-2
*tes	0:-5 4:-3 5:4 9:-2
*tet	0:-2 5:3 7:-2 8:-2 9:-2
*th⟩	5:2
*tic	0:-3 2:-4 3:-4 4:4 6:2 8:-3
*tie	1:-4 3:4 4:-2 5:-3
*tig	0:-2 1:-3 7:2
*tip	0:-2 1:-2 3:3 4:-2 5:2 7:-2
*tir	0:-2 3:-4 4:3 5:-2 6:-3 7:2
*tly	1:4 2:-3 3:2 4:-3 9:-4
*tmo	1:2 3:-3 7:-2
*tom	1:2 7:-2
*ton	0:2 1:-4 2:-3 4:2 5:-2 7:2 8:-2 9:-2
*top	0:-3 3:3 5:3 7:-2
*tor	0:2 2:-3 5:4 7:-3 8:-3 9:-2
*tos	0:-4 1:-4 4:-2 6:8 7:-3 8:-2
*tra	1:2 2:-3 3:2 7:-3 8:-2 9:2
*tre	0:-2 1:-5 2:-2 3:5 4:2 5:-2 6:-2 7:2 8:-3 9:-3
*tri	0:-2 1:-2 2:-3 3:-2 7:-2 8:4
*tro	0:-3 2:-4 6:-3 8:-3 9:3
*try	1:2 2:2 5:-3
*tta	0:-4 1:-2 2:-2 4:-3 5:5 6:-2 7:2 8:-2 9:-3
*tte	0:2 4:-2 6:-3 7:2 8:-3 9:-3
*tti	0:-2 2:2 4:-4 6:-2 9:-2
*tto	0:-2 1:2 3:-6 4:-4 7:2 8:3 9:-2
*tup	0:-3 1:-2 2:-2 3:2 5:2
*tur	5:-2 7:-2 8:4
*tus	3:-3 5:4 7:-3 9:-2
*tzt	0:-2 1:-4 3:-3 4:-2 5:2 7:4 9:-3
*tão	7:2 8:2
*tée	1:2 5:-2
*tés	0:2
*tôt	0:-2 1:-2 3:2 7:3 9:-3
*u'à	4:3 5:-3
*ual	0:-3 4:2 5:4 7:-2
*uce	1:-2 5:2
*uch	0:-2 1:-2 2:-3 3:4 4:-2 5:-5 7:2
*uck	3:2
*uct	0:3 1:-3 2:-2 4:-2 5:3 9:-2
*ude	1:-4 3:4 4:-2 5:2 6:-2 7:-2
*uei	0:-2 1:4 3:3 5:-5 7:-2 8:-2
*uel	1:-2 7:-3 8:2
*uen	0:-3 1:-2 3:-2 7:2 9:3
*uer	1:2 5:-4 7:4
*ues	0:-4 1:3 2:-3 4:-4 6:2 9:-3
*uet	1:-2 3:-2 4:-2 7:2 8:3
*ufe	0:-2 1:-2 3:-2 4:3 6:-2 7:-2
*ugh	0:-3 4:2 5:-2 8:-2 9:2
*ugt	0:2 5:-3
*uis	1:-2 3:3 5:-3
*uit	0:3 1:-2 2:-2 3:-2 5:-4 7:3 9:-2
*ula	1:2 2:2 5:-3
*uld	4:-3 8:2 9:2
*ule	0:4 3:-2 6:-2 8:-3
*uli	1:-2 2:-2 3:-2 5:-2 6:2 9:-2
*ulo	0:-4 2:3 4:-4 6:-2
*ult	0:-3 1:3 2:-2 3:-3 4:-2 7:-2 9:2
*uma	0:-2 1:-3 3:-3 5:-5 7:5 9:2
*umn	1:-3 2:2 3:2
*una	0:-3 5:-3 6:-2 7:4
*und	1:-7 5:3 8:3 9:-3
*une	0:3 1:-2 5:-2 7:2
*ung	0:-2 1:-4 3:-2 6:-3 9:3
*uno	2:-2 4:-3 7:6 8:-2 9:-2
*unt	1:-3 2:-2 3:-4 4:2 9:2
*uoi	3:2 4:-2 7:-3 9:2
*upa	0:2 3:-2 7:-2
*upe	1:-3 5:3 7:-2
*upt	1:4 3:-3 5:-4 7:2 8:-2
*ura	0:-3 2:-4 3:-2 6:-3 8:6 9:-3
*ure	0:-2 1:-3 6:-2 8:2
*urn	1:3 2:-2 4:-2 7:-3 9:-2
*uro	0:3 1:-3 2:-2 5:-5 7:4 8:-2 9:-2
*urs	0:-5 1:-5 4:-4 5:5 6:-2 7:2 8:-2 9:-3
*use	0:-4 1:-5 4:-3 5:4 7:2 9:-2
*uta	1:-2 4:2 5:-2 7:-3 8:2
*ute	0:-4 2:2 4:-4 5:3 6:-2 7:-3 9:-2
*uti	3:3
*uto	0:5 3:-3 4:2 5:-7 8:-2 9:-2
*utt	5:2
*uve	3:-2
*uye	0:-2 5:4
*uém	0:-2 1:-3 3:2 5:-2 6:-2 7:4 9:-2
*ués	0:-4 3:2 7:2
*uía	5:2
*val	1:3 3:-2 6:2
*vas	2:-2 3:-2 4:2 5:2
*ved	0:-3 2:-2 6:-2
*vel	1:-4 2:-2 3:-3 4:4 6:-2 7:3 8:-2 9:-2
*ver	0:3 1:4 2:-2 3:-3 5:-4 6:-2 8:-2 9:2
*ves	0:3 1:2 4:-2 5:-2 9:-3
*vio	0:-3 1:2 3:-3 5:-3 7:2
*voi	0:3 1:-2 3:-3 4:3 5:-2
*vos	0:-3 3:-3 4:-2 5:5 6:3 7:-2 9:-2
*vía	6:-2 7:2
*was	3:-2 5:-2 7:5
*way	2:-2 4:-2 7:-2 9:-2
*wed	0:-3 2:2 4:-2 5:2 8:-2 9:-2
*wer	0:-3 1:2 2:-2 4:-3 7:2 8:-2
*xer	0:-2 1:-3 2:-2 4:-3 5:2 7:4
*xt⟩	3:3 4:-2 7:-3 8:-2 9:-2
*yed	0:-2 1:-2 3:2
*yer	1:-2 2:2 3:2 8:-2
*ypt	4:3 7:-2
*yse	0:-2 1:-2 3:-3 4:-2 5:2 7:-3 8:3
*zar	1:-2 3:-2 7:4
*zed	3:3 5:-3
*zen	1:-4 2:-3 3:-2 4:-2 5:4 7:2 8:-2 9:-2
*zer	0:3 1:-2 5:-2 7:-3
*zia	0:4 5:-4
*zie	5:3
*zio	0:-5 1:2 3:-4 4:-4 5:-5 6:-2 7:2 8:4 9:-3
*zte	0:-2 1:-2 5:5 7:-4
*zza	5:4 7:-2
*zzo	3:2 5:3 7:-3
*ßen	0:2 3:2 4:-2
*äge	0:-2 1:2 2:-2 4:-2 5:-4 7:-2 8:3
*ägt	3:2 7:-2
*çar	1:-3 7:2 9:2
*ços	1:-4 9:-2
*ção	0:4 1:4 3:-4 5:-3 6:-3 7:-2 8:-2
*ème	0:-2 2:-2 3:-2 4:4 5:-5
*ère	1:-2 2:3 4:2 7:-4 8:-2 9:-2
*ées	1:-5 6:-2 9:-2
*ête	0:-2 1:-2 2:-2 3:3 4:2 7:-2
*ías	0:-4 3:-2 4:-2 5:-4 7:-3 8:5
*ído	2:2 5:-2 9:-2
*îne	0:-2 5:4
*ões	0:-3 3:2 5:3 6:2 7:-2 8:-3 9:-3
*ück	3:-2 7:3
*аем	0:3 2:-2 4:-2 5:-2 7:-3
*ает	3:5 5:-2 6:-4 7:-2
*ажи	0:2 1:-2 3:-2 8:-2
*ала	0:-3 1:2 2:-3 3:3 4:-3 5:3 7:-2
*али	0:4 1:-2 4:-2 5:-3 7:-2
*ами	1:-5 4:2 8:-2 9:2
*ана	0:-3 1:-3 2:-2 4:2 7:-3 8:-2 9:3
*ано	4:-4 5:5 6:-3 7:-3 9:-3
*аны	1:-2 3:-2 5:2 7:3
*ара	5:2
*ата	0:5 3:-3 5:-3 7:-4 9:-2
*ать	1:-2 2:4 3:-2 4:-4 6:-4 9:2
*аут	0:2 1:3 5:-3
*ают	0:-5 1:-4 3:2 8:-2 9:2
*аёт	1:-3 5:2
*бки	2:2 8:2
*бок	0:-2 1:3 3:-3
*бще	0:-2 2:-2 3:-2 4:-2 5:-2 7:5 8:-2 9:-2
*ван	7:3
*вис	1:2
*вка	0:-4 1:2 3:-2 4:4 5:-6 7:-4 8:-3 9:2
*вке	0:-3 1:-3 3:-3 4:-2 5:5 7:-2
*вки	0:2 1:-3 3:3 4:-3 5:-6 8:3 9:-3
*вов	0:2 1:-2 4:4 5:-4 8:-2
*вый	0:-2 1:-3 5:-3 9:2
*вым	0:2 1:2 4:-2 5:-3
*гда	3:4 7:-3
*дит	1:-3 2:-4 3:2 4:4 5:-4 7:-2 8:-2
*дом	0:-2 1:2 2:-3 5:-2 7:3
*дую	0:-2 1:2 3:-2 5:-3 8:3
*дые	3:2
*дят	3:6 4:-3 5:-3 7:-4 8:-2
*ево	2:-2 4:2 5:-2 6:3 7:-2
*еди	0:-2 1:-2 3:-2 4:2 8:2
*едь	0:-2 1:2 2:-2 3:-2 4:3 9:-2
*ейс	7:-3 9:2
*ект	0:4 1:-4 3:2 5:-5 7:-2 8:3
*ели	0:-2 1:2 2:-2 4:-3 8:-2
*ель	0:2 2:2
*ему	0:-3 3:4 5:-3 9:2
*ена	0:2 3:-2 4:-2 5:-6 9:2
*ент	0:2 1:-3 3:-4 4:3 6:2 7:-2 8:-2
*ень	0:-2 3:3 4:-2 7:-2
*ера	1:-3 2:4 3:3 4:-3 5:-2 6:-2 7:-2 8:-3 9:-3
*ере	0:-3 9:3
*еры	3:-2 4:-2 5:2
*ете	0:-2 1:3 2:-3 5:2 9:-2
*жды	5:-3 7:4
*жен	5:-3 7:3
*жёр	1:3 5:-3
*зке	0:-2 3:5 4:-2 5:-3 9:-2
*зки	0:3 1:-3 2:-2 7:-3 8:-2
*ика	0:-3 1:-3 2:-3 3:-2 5:3 8:-3 9:2
*ики	0:-2 1:-2 3:-2 5:2 6:-2 7:3
*или	3:5 4:-3 5:-3
*ими	0:2 1:-2 4:-2
*ина	1:-2 3:-2 5:-2 7:2
*ины	0:2 1:-2 3:-2 4:3 7:-2
*иси	0:3 1:-3 5:-2 9:-2
*ись	0:-2 1:-2 2:-2 3:3 5:-2 7:2
*ите	1:-2 3:-2 7:-2 8:3
*ить	2:3 3:-3 4:-2 6:-2 7:-3 9:3
*ица	1:-2 2:-2 3:2 4:-2 8:-2 9:3
*ице	0:3 5:-2
*йки	0:2 1:-2
*ках	3:-2 5:4 7:-3
*кер	3:3 5:-2
*ких	3:-3 4:-2 5:-5 6:5 7:-2 8:-2
*кой	0:-2 1:3 4:-2 7:-3 9:-3
*ком	0:-2 1:-2 3:-2 4:2 5:-3 7:4 9:-2
*кте	1:-2 7:-2 8:-3 9:2
*лей	0:-2 1:-2 3:-4 4:3 5:2 7:-3
*лся	0:-3 1:2 2:-3 4:-2 6:3 7:-2 8:-2
*мат	1:4 2:-2 3:-2
*маю	1:3 7:-2
*мки	0:2
*нах	0:-3 3:3 6:2 7:-3 9:-2
*нду	0:-2
*нее	1:-2 4:-2 8:-2 9:3
*нет	0:-2 1:-3 3:-2 5:3 7:3
*ние	1:-3 2:-3 4:-2 6:-3 9:2
*нии	0:4 1:-2 2:-2 3:3 4:-3 5:-6 6:-2 8:-2 9:-2
*ний	0:2 1:-3 5:2
*ния	0:-4 2:-3 6:4 7:-2 8:2 9:-5
*нка	0:-2 4:2 5:4 7:-2
*нки	0:-2 1:2 2:-2 3:3 5:-3 7:-2 8:-2
*нно	1:5 3:-3 4:-2 5:-5
*нов	0:-3 1:-3 3:-2 4:3 5:3 7:-2 9:-2
*ной	1:2 3:-3 4:-2 5:2 6:-3 7:-3
*ном	0:-2 2:-2 3:3 5:-3
*нта	0:-4 1:2 3:2 5:-2 8:-2
*нты	0:-2 1:2 3:2 7:-2
*ную	0:-3 1:-3 2:-2 3:5 4:-2 5:-2 7:-2 8:-2 9:-3
*ные	2:-3 4:-5 5:2 6:-2 7:3 8:-4 9:-2
*ный	0:2 1:-4 5:-3 6:-2 7:-3 8:3
*ным	1:-2 5:4
*ных	1:-2 4:-2 9:-2
*оге	0:3 3:-2 4:2 5:-3 7:-2
*ого	0:2 2:-3 3:3 5:-3 6:-3 7:-2 9:-4
*ода	0:-2 2:-2 3:-4 6:3
*оды	5:4
*ока	0:-2 3:2 4:-2 5:-2 9:2
*ому	0:-3 1:-3 2:6 3:-5 4:-4 5:-4 7:-3 9:-3
*оры	5:4 7:-2
*осы	0:-2 5:2
*ось	1:2 8:-2 9:-2
*пка	0:3 3:2 5:-2 7:-3
*пки	3:-3 7:5 9:-2
*рая	0:2 3:-2
*рии	5:-2 7:3
*рия	3:2 5:-2 8:2
*рка	0:-4 1:-2 4:-2 5:4 7:-2 9:2
*ров	0:2 1:-2 2:-2 3:3 4:-2 5:-4 7:-2 8:-2 9:2
*рой	0:-2 1:-3 4:3 5:-3
*ром	0:4 1:-2 4:-2 5:-4 8:-2
*рос	3:-3 4:3 5:-2 7:2
*рые	0:-3 3:-4 4:-2 5:7 7:-4 8:-2
*рый	0:3 5:-4 8:-2
*рых	3:-3 5:3 7:3
*сан	5:2
*сах	0:-2 3:-2 6:3 7:-2
*сию	1:4 2:-3 3:-2 5:-2 7:-2 8:2 9:-2
*ска	0:-2 3:-4 4:-2 5:3 7:3 8:-2 9:-2
*ске	3:4 4:-2 5:-2
*ски	0:-2 1:-2 3:-3 5:-3 7:-3 8:5 9:-2
*сов	1:-3 2:-2 4:-4 5:2 8:-3 9:-2
*сок	3:-3 5:4 7:-2
*сса	1:3 7:-2
*ссы	1:-3 5:5 7:-2
*ста	0:-2 1:-2 2:3 3:-2 7:-2
*сти	0:2 1:-4 2:2 6:-2 7:3 8:-3 9:-3
*сто	2:-2 3:2 4:-2 7:2 8:-2 9:-4
*сть	0:-4 1:5 2:-5 3:-5 5:-5 6:-4 9:-4
*тах	0:-3 3:-4 4:-2 5:5 9:-2
*тие	5:-2
*тии	0:-2 1:3 3:-2
*тит	0:-2 5:4 7:-4
*тия	3:3 4:-2
*тов	0:-3 1:-5 2:-3 3:-5 4:-3 5:7 7:2 8:-3 9:-3
*той	3:3 5:-2
*том	4:2 5:-2
*тор	0:3 3:-2 7:2
*три	5:3
*тры	5:3
*тся	3:3 6:-2 9:-3
*уда	0:-2 1:-2 5:5 7:-3 9:-2
*удь	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
*ует	1:-3 3:-2 5:3
*уле	0:-2 5:4
*уры	0:3 1:-2 2:-2 3:-2 4:2 7:-2 8:-2 9:-3
*усы	5:-2 9:3
*уть	0:3 2:-2 3:-2 5:-2 7:-2 9:3
*уют	7:2
*ции	1:-5 2:-2 4:4 6:-2 8:-3 9:-4
*ций	0:2
*цию	0:3 1:-3 4:-3 5:-4 7:3
*ция	1:-3 2:-2 4:4 5:-3 7:-3 8:-3 9:-2
*чая	0:2
*чик	1:-3 2:-2 3:2 4:-3 5:3 7:-4 8:-2 9:-3
*чит	3:3 5:-2
*чёт	0:3 3:-2 5:-2
*щие	0:-3 1:-3 3:-4 4:-4 5:5 6:-3 7:2 8:-2
*ыми	5:-3 7:3
*ько	3:-2 4:-3 5:-3 6:5 9:-3
*ьно	0:2 1:-2 2:3 3:3 4:-2 5:-2 6:-2 7:-2 8:-5 9:-2
*ься	0:-3 1:-5 2:3 3:-2 4:-3 5:4 6:-2 7:-4 8:-2 9:2
*ьше	1:-4 2:-2 3:2 4:5 5:-4 7:-2 8:-2 9:-3
*юсь	3:2 4:-3 7:3
*яет	1:2 2:-2 3:-4 4:-3 5:2 6:-2 8:-2 9:-3
*ять	1:-3 7:3
*яют	7:3
=asks callers	1:-4 3:-2 4:2 6:-3 7:-2 8:2 9:2
=asks callers of a name	0:-2 1:-3 3:-2 5:6 6:3 7:-3
=asks calls	1:-4 5:3
=asks calls of a name	0:-2 1:-4 3:-4 5:8 7:-3 9:-2
=asks catches	0:3
=asks catches of a name	0:-2 3:-3 4:-2 5:3 7:2 9:-2
=asks constructs	0:2 1:-5 3:-4 4:-2 5:2 6:2 7:-2 8:-3
=asks constructs of a name	0:4 1:-4 3:-2 6:-2 7:3 9:-2
=asks for a message	2:2 5:-2
=asks handles	0:-2 1:-2 3:-3 4:-2 5:4 6:-2 9:-2
=asks handles of a name	0:-2 1:-6 4:-2 5:6 6:-2
=asks impact	3:-2 7:2
=asks impact of a name	1:-2 5:4
=asks imports	0:-2 1:-2 5:2 6:3
=asks imports of a name	1:-2 5:7 6:-2 7:-3
=asks overloads	5:3
=asks overloads of a name	0:-2 1:-3 3:-3 4:-2 5:2 7:2 9:3
=asks overrides of a name	0:-4 1:-3 5:6 9:-2
=asks raisers	0:-3 4:-2 5:2
=asks raisers of a name	0:-6 1:3 3:-2 4:-2 6:3 7:-4 9:2
=asks raises	5:2
=asks raises of a name	0:-2 1:-6 3:-2 5:4 6:-2 7:5
=asks reads	1:-2 3:-2 5:5
=asks reads of a name	1:-2 3:-2 5:2
=asks sends	0:3 1:-3 2:-2 4:-2 7:-4
=asks sends of a name	0:2 3:3 4:-2 7:-2 9:-2
=asks subtypes	0:-3 2:-2 3:-3 4:-2 6:4 7:-2 8:-2 9:2
=asks subtypes of a name	0:-2 1:-6 3:-2 4:-2 5:2 6:5 9:-2
=asks tests	1:2 3:-3 4:-3 5:2 6:-2 7:3 8:-2 9:-3
=asks tests of a name	1:-2 3:-2 5:3 6:4
=asks uses	0:-4 1:-3 3:-4 4:-3 5:5
=asks uses of a name	0:-3 1:-3 3:-3 4:-3 6:6 9:-2
=asks writes	0:2 1:-5 3:-2 4:-2 5:2
=asks writes of a name	0:2 3:-2 6:2 7:2 9:-2
=code	1:-2 3:4 4:-2 6:-2 7:-3
=en	5:2
=es	5:2 6:-2
=few words	0:2 3:-3 5:6 7:-2
=fr	5:2
=frames	3:4 5:-2
=it	0:-2 5:2 6:-2 8:-2
=ja	0:2
=message	0:-2 3:8 5:-5
=names	1:-2 2:-2 5:3
=no name	6:-2
=one name	5:2
=one word	0:3 1:-2 2:3 4:-2 6:-4 7:2 8:-2 9:-2
=output of a tool	3:8 5:-4 7:-2
=path	0:-2 4:-3 5:4 8:2 9:-2
=pt	1:-2 5:3
=question	3:-2 7:4
=quoted message	0:3 1:2 3:2 4:-2 5:-4 8:-2 9:-2
=ru	0:-2
=several lines	3:6 5:-3
=statement	3:3 5:4 7:-3
=zh	5:-2
?	3:-2 7:4
? !	3:4 5:-3
? $	3:-2 7:4
? ?	0:-4 1:5 2:-2 3:4 4:-2 5:-5 6:-3 7:-6 8:-2
? a	2:-2 3:-2 4:-2 6:3 7:2 8:-2
? i	2:-2 3:-5 5:3
? ich	1:2 3:-2
? il	3:-4 5:-2 7:2
? in	1:-2 2:2 9:2
? it	3:2 7:-2 8:2
? j'ai	1:2
? je	0:-2 3:-3 4:2 5:-2 9:2
? le	0:3 5:-3 7:2
? n	1:3 3:-4 5:-3
? o	1:-3 3:-2 7:3
? qué	1:-2 5:3
? se	2:-2 5:2
? the	3:-4 8:2
? вижу	1:-2 3:-2 7:3
? ⟨name⟩	1:5 3:-3 5:-3
^ a	1:2 2:-5 3:4 4:-3 5:-5 6:-3 8:-3 9:3
^ a che	1:3 2:-3 3:3 4:-3 5:-4 7:-4
^ a cosa	1:3 3:-2
^ a qué	3:2
^ after	0:2 1:-3 3:3 4:3 5:-5 7:-3 9:-2
^ after a	0:3 1:-2 3:-2 4:2 5:-3 7:-2
^ al	1:-3 3:2
^ alguien	5:-2 7:4
^ alguém	3:-2 7:4
^ alguém ainda	7:2
^ all	0:-3 3:2 5:3 6:-2
^ alle	3:-2 5:4 7:-2
^ an	0:-2 1:-5 3:-2 4:2 5:4 6:2 7:-2
^ an welchen	0:-3 5:3
^ an welcher	0:2 5:-2
^ any	0:-2 1:-3 3:-3 4:-2 5:-2 7:6 9:-2
^ anything	3:-2 7:3
^ anzahl	5:-2 6:3
^ are	1:-3 3:-4 5:-7 7:8 9:-2
^ are there	0:2 3:-2 5:-3 7:2 9:-2
^ are we	5:-2 7:3
^ at	0:4 1:-4 3:-2 4:-2 5:-2 7:-3 9:2
^ au	2:-2 3:3 5:-3 7:-2
^ auf	0:-2 3:3 4:-2 7:-2
^ axios	3:-2 7:3
^ beim	3:2 7:-2
^ bewerte	1:2 5:-2
^ biggest	1:2
^ blast	5:2
^ blast radius	5:2
^ bonjour	5:2 7:-3
^ build	3:2 5:-3 9:2
^ c'est	2:-2 3:-4 4:-2 5:-5 7:3 8:3
^ c'est quoi	8:-2 9:2
^ c'è	0:-2 1:-3 3:-2 5:-6 6:-2 7:8
^ c'è una	5:-3 7:4
^ cada	7:2 9:-2
^ call	1:2 3:-2 4:4 5:-4
^ callees	5:2
^ callers	4:-2 5:5 7:-2
^ callers of	5:3
^ can	3:-4 5:-5 6:-2 7:8 9:-2
^ can i	7:3
^ can you	1:3 2:-2 5:-2 7:-3
^ can ⟨name⟩	5:-5 7:6
^ can ⟨path⟩	0:-2 1:-2 3:-2 5:2 7:2
^ catch	3:2 5:3 7:-3
^ ce	3:3 4:-2 7:-3
^ che	0:-4 1:5 3:-5 5:3 6:-2 7:-6 8:-4
^ che eccezioni	5:2
^ chi	0:2 2:-2 3:-3 4:-2 5:7 6:-2 7:-6 9:-3
^ chi emette	0:3 5:-3
^ chi fa	1:-2 5:3
^ chi legge	0:-2 5:3 7:-2
^ chi mi	5:4
^ chi si	5:3
^ ci	5:-3 6:-2 7:4
^ ci sono	3:-2 7:2
^ clases	5:2
^ clases que	5:2
^ classes	3:-2 5:5 7:-3
^ code	0:-2 3:-3 5:6 6:-3 7:-3 8:-2 9:-2
^ com'è	1:2 2:2 3:2 4:-2 5:-4 7:-3
^ combien	3:-2 5:-6 6:8 7:-4
^ combien de	3:-2 5:-4 6:5 7:-3 9:2
^ come	0:-4 1:-3 2:9 5:-5 6:-2 7:-6 8:-2 9:-2
^ come lancio	2:3 7:-2
^ come mai	2:-2 3:4 7:-2
^ comment	0:-2 2:4 5:-4 6:-2 7:-3 8:-2 9:-2
^ comment les	2:2
^ common	2:2
^ como	0:-3 1:-4 2:9 3:-6 5:-4 6:-2 7:-5 8:-3 9:-3
^ como o	4:3
^ compare	5:-3 9:4
^ components	5:3
^ con	0:-2 1:-5 2:3 4:-2 5:2 8:-2 9:-3
^ con qué	0:-2 1:-3 2:2 3:-2 5:4 9:-2
^ consumer	5:3
^ consumidores	5:4
^ conta	0:-2 1:-3 3:-2 4:-2 5:-7 6:7 7:-2 8:2
^ copy	2:-2 3:-2 7:2 9:2
^ core	5:-2 7:2
^ cos'è	1:6 2:-2 3:-2 5:-5 7:-2 8:-2
^ cosa	0:-4 1:2 2:-4 5:-2 6:-2 7:-6 8:4 9:-5
^ could	0:-2 1:-4 3:-2 4:-2 5:-4 6:-2 7:7 9:-2
^ count	5:-4 6:5
^ cuando	0:-2 1:3 9:-2
^ cuál	1:3 2:-2 4:2 5:-3 7:-2
^ cuál es	1:3 4:2 5:-3
^ cuántas	1:-2 5:-6 6:8 7:-4 9:-2
^ cuántos	1:-2 3:-2 5:-6 6:7 7:-4 9:-2
^ código	3:-2 5:6 7:-4
^ cómo	1:-2 2:7 3:-3 5:-3 6:-2 7:-3 8:-2
^ cómo se	2:3 5:-2
^ d'où	0:4 3:-2 7:-2
^ da	0:3 2:-2 7:-5 8:-2
^ da dove	0:2 1:-2 4:-2 5:2 7:-2
^ dame	8:3
^ dans	0:4 1:-2 2:-2 5:-4 7:-3
^ dans quel	0:2 1:-4 2:-2 4:2 5:-4 7:-2 9:3
^ das	0:-2 1:3 3:3 5:-5 8:-2
^ de	0:-2 1:5 3:-4 4:3 5:-3 6:-4 7:-6 8:3
^ de onde	5:2
^ de que	1:-2 2:2 5:3 7:-3
^ dead	5:3 7:-2
^ deadlock	3:2 4:-2 7:3 9:-2
^ dentro	1:2 3:-2 4:-3 5:3 7:-3
^ depois	3:3 5:-2 6:2
^ depuis	5:-2 6:2
^ der	0:-3 1:-3 3:5 7:-4
^ des	0:-2 2:-2 3:-2 5:4
^ desde	0:2 1:-2
^ desde dónde	0:4 5:-2
^ desde el	3:2 4:-2 5:-2
^ desde qué	5:3
^ devo	0:-2 1:-3 3:-2 9:3
^ die	3:4 7:-3
^ diferencia	9:2
^ diferencia entre	9:2
^ difference	9:3
^ difference between	9:2
^ differenza	9:2
^ differenza tra	9:2
^ dipendenze	3:-2 5:2
^ dispatch	9:2
^ do	0:-2 1:-3 2:-3 3:-3 5:-6 6:-2 7:8
^ do we	0:-2 1:-2 3:-2 5:-4 7:7
^ docker	2:2 3:2 7:-3
^ docker compose	3:2
^ does	0:-3 2:-3 3:-4 4:-3 5:-8 6:-3 7:13 8:-2 9:-2
^ does any	5:-2 7:3
^ does anything	5:-2 7:3
^ does it	1:-2 7:4
^ does the	0:-2 2:-2 3:-3 4:-2 5:-3 7:6 9:-2
^ does ⟨name⟩	0:-2 1:2 4:-2 5:-2 6:-3 7:3 9:-2
^ does ⟨path⟩	3:-2 7:4
^ dopo	4:3 5:-2
^ doppelter	1:3
^ doppelter code	1:3
^ dove	0:6 1:-3 2:-3 3:-3 4:-2 6:-2 7:-4 9:-2
^ dove si	0:4 5:-4
^ dove sta	0:2
^ dove trovo	0:3 2:-2 3:-2 5:-2
^ dove viene	0:2
^ du	1:-4 2:-2 4:3 5:-2 7:3 9:-2
^ dá	1:-2 3:-2 4:-2 5:-4 7:5 8:3
^ dá pra	5:-4 7:5
^ dónde	0:3 1:-2 6:-2 7:-3
^ dónde está	0:2
^ dónde se	6:-2 7:-2
^ e	0:2 1:-2 3:-2 4:-2 5:-4 6:2 7:2
^ e ⟨error⟩	3:2 5:-2
^ el	0:-3 2:-3 3:9 4:-5 5:-5 6:-2 8:-2 9:-2
^ el test	1:2 3:2 5:-2 7:-2
^ elencami	5:2
^ em	0:3 2:-2 7:-5 9:-2
^ em quantos	5:-2 6:2
^ em que	0:4 2:-2 3:-3 6:-2 7:-5 9:-2
^ en	0:4 1:-3 3:-2 4:-2 5:-2 6:3 8:-2
^ en qué	0:5 1:-6 2:-2 3:-4 4:-2 5:3 6:-3 7:-3 8:-2
^ endpoints	1:-2 3:-4 5:5
^ entre	4:2 9:2
^ enum	3:-3 7:3
^ equals	5:2
^ erklär	1:2 2:2 4:-2 8:-2
^ erklär mir	1:2 2:2 4:-2 8:-2
^ error	0:2 1:-2 3:2 7:-2 8:2
^ es	0:-2 1:-4 2:-2 3:-4 5:-3 7:7
^ esiste	3:-2 5:-5 7:5
^ esse	0:2 1:3 3:-2 5:-5 7:2
^ est	0:-2 3:-5 5:-5 7:8
^ est ce	0:-2 3:-5 5:-5 7:8
^ está	0:-2 3:-2 5:-3 7:6 9:-2
^ et	1:2 3:-2 4:2 7:-2 9:-2
^ every	5:4
^ everything	0:-3 1:-4 2:-2 3:-3 4:4 5:3 7:-3
^ everything that	0:-2 1:-2 3:-2 5:3
^ except	0:2 3:-2 5:3 7:-2
^ except ⟨error⟩	0:3 5:-2
^ exceptions	1:-2 5:4
^ existe	3:-2 4:-2 5:-5 7:7 9:-2
^ existe algum	5:-2 7:3
^ existe t	4:-2 7:3
^ explain	0:-2 1:2 3:-2 5:-2 7:-2
^ explain the	0:-2 4:-3 7:-2 8:2
^ explícame	1:2 2:2 5:-2 8:-2
^ exporter	1:-2 5:4 7:-2
^ failed	3:3
^ failed ⟨path⟩	3:3
^ fammi	0:-2 2:-2 3:-4 4:-2 5:3 8:3
^ fatal	3:3
^ faz	2:-2 7:2 8:2
^ faz sentido	7:3
^ file	0:2 3:-3
^ find	0:4 1:-2 3:-2 7:-2
^ fonctions	5:2
^ for	0:-2 1:2 9:2
^ for the	0:-2 1:2 9:2
^ from	0:2 1:-3 4:2 7:-2
^ from which	0:3 1:-2
^ funciones	3:-2 5:3
^ functions	5:3
^ fängt	5:-2 7:3
^ getting	3:4 5:-2
^ gibt	3:-3 7:3 8:2
^ gibt es	3:-3 7:3 8:2
^ gibt's	5:-2 7:3
^ git	3:2 5:-2
^ goroutine	3:3 6:-2
^ gradle	5:2 7:-2
^ grep	0:2 5:2 7:-2
^ ha	1:-2 7:3
^ ha senso	1:-2 7:3
^ half	3:4 5:-5 7:2
^ handler	0:3 1:-2 3:-2 7:-2
^ handlers	5:3
^ has	1:-2 3:-3 5:-4 7:6
^ hay	3:2 4:-2 5:-7 7:3
^ hay alguna	1:3
^ he	3:2
^ helm	1:4 5:-5
^ ho	1:-3 2:2 3:3 5:-3
^ hot	0:-2 3:3
^ how	0:-2 2:3 3:-2 5:-3 6:4 7:-3
^ how are	2:2
^ how can	3:2 7:-2
^ how do	1:-3 2:2 3:-3 4:2 5:-3 6:-2 7:-2 8:3
^ how does	0:-2 1:-3 2:2 3:-2 4:3 5:-2 6:-3 7:-2 8:-2
^ how is	0:-2 1:-2 2:4 3:-3 9:2
^ how many	2:-2 4:-2 5:-3 6:7 7:-2
^ how should	2:3
^ há	5:-3 7:4
^ i	1:-2 3:3 5:-5 6:-2 7:4 8:-3 9:-2
^ i test	0:3 1:-2 2:-2 5:-3
^ i want	1:-3 2:3
^ i wonder	3:-2 5:-2 7:4
^ i'd	2:-2 7:-2 8:2
^ i'd like	2:-2 7:-2 8:2
^ i'm	1:-2 7:-2 8:2
^ ich	0:-2 1:-4 2:2 3:-2 4:2 5:4 7:-5
^ if	1:2 2:-3 3:-3 4:-3 5:3
^ if i	1:-2 5:2
^ if the	0:2 2:-2 3:-2
^ il	0:2 1:-2 3:3 5:-3 7:3 8:-3 9:-4
^ il metodo	7:3
^ il modulo	5:-2 7:2
^ im	3:4 5:-3 7:-2
^ impact	5:3
^ import	2:2 5:-4
^ imports	5:3
^ in	0:6 1:-5 3:-5 5:-2 6:3 7:-6
^ in che	2:3 3:-3 4:2 5:-2 6:-3 7:-5 8:2
^ in how	5:2
^ in quale	0:5 1:-2 3:-2 4:-2 5:-2 7:-2 9:-2
^ in quali	0:2 4:-2 6:-2 7:-2 9:-2
^ in quanti	5:-4 6:5
^ in welchen	0:-2 1:-3 5:5
^ in welcher	0:3 5:-3
^ in what	0:4 1:-2 4:-2 5:-2
^ in which	0:2 1:-2 4:2 7:-2
^ in wie	2:-2 3:-2 5:-3 6:5
^ is	0:-4 1:-4 2:-2 3:-5 4:-2 5:-8 6:-2 7:11 9:4
^ is it	3:-3 7:5
^ is the	0:-3 1:-5 2:-2 3:-5 4:-2 5:-3 7:6
^ is there	1:2 4:-2 5:-2 7:2
^ is ⟨name⟩	0:-3 1:-3 3:-2 5:-4 6:-2 7:6
^ is ⟨path⟩	5:-4 7:3 9:2
^ ist	0:-3 1:-5 2:-3 3:-5 4:-2 5:-7 6:-2 7:10 8:-2 9:-3
^ ist der	3:-2 7:4
^ ist die	3:-2 7:3
^ ist es	3:-2 7:3
^ j'ai	3:3 7:-2
^ j'aimerais	0:2 1:-2 3:-2 5:2 7:-2
^ je	0:-3 1:-2 2:2 3:-2 4:-4 5:3 7:-2 8:2
^ je voudrais	1:-2 2:2 5:2
^ kann	0:-2 3:-4 5:-6 7:8
^ kann ich	5:-2 7:3
^ la	1:-2 3:7 4:-5 5:-3 6:-2 7:2 8:-4
^ las	1:-2 3:3 6:-2 9:-2
^ le	2:-5 3:4 5:-4 6:-4 8:-4 9:2
^ le code	0:2 3:-3 4:3 7:-3
^ le module	7:-3 9:3
^ le test	3:2
^ les	0:-3 1:-4 2:4 3:5 4:-2 5:-3 6:-2 7:-5 8:-4 9:-3
^ list	0:-2 1:-2 3:-3 5:6 7:-3
^ list the	5:2
^ lista	4:-3 5:4
^ liste	5:3
^ liste des	5:2
^ login	3:4 4:-2 5:-3
^ los	1:-2 2:-3 3:4 4:-3 7:3
^ lógica	5:2
^ lógica repetida	5:2
^ make	2:3 8:-2
^ me	0:-4 2:-2 3:2 4:3 5:-3 7:-3 9:2
^ meglio	1:-2 3:-2 5:-2 7:-4 9:5
^ merece	5:-2 7:3
^ merece la	5:-2 7:3
^ mi	0:-3 1:3 2:-2 3:3 5:-2 6:-2 7:-5 8:2 9:-2
^ mi fai	1:-2 3:-2 5:-3 8:3
^ mon	3:3
^ montre	5:4
^ montre moi	5:2
^ my	0:-2 3:4 5:-2
^ n	0:-4 2:-2 3:3 4:-2 8:-2
^ n n	1:-2 5:4 8:-2
^ nach	0:-2 2:3 3:3 4:-3 5:-3 7:-2
^ nach dem	3:2
^ necesito	0:3 4:-2
^ new	0:4 7:-2 9:-2
^ new ⟨name⟩	0:4 7:-2 9:-2
^ no	0:-2 5:-6 7:3 9:2
^ nombre	1:-2 5:-6 6:7 7:-3
^ non	1:4 3:-2 7:-4
^ non capisco	1:2
^ npm	3:3 5:-2
^ npm run	3:3 5:-2
^ number	5:-3 6:4
^ number of	5:-3 6:4
^ numero	5:-4 6:5
^ numero di	5:-4 6:5
^ o	0:2 1:2 2:-3 3:4 5:-4 8:-3 9:-2
^ o que	0:2 1:5 2:-3 4:-2 5:-2 6:-2 7:-7 8:-2 9:-2
^ on	0:-3 2:3 3:-2 4:-3 5:-6 7:2 8:-2 9:2
^ on a	1:-2 5:-2 9:3
^ onde	0:8 1:-3 2:-2 3:-3 4:-2 5:-5 6:-2 7:-4 8:-2 9:-2
^ onde a	0:4 5:-2 7:-2
^ onde fica	0:4 5:-2 7:-2 8:-2
^ operator	1:-2 5:4
^ ora	3:2
^ ora n	3:2
^ order	0:-3 1:-2 3:-2 4:2
^ our	1:4 3:2 5:-3 7:-3
^ overload	5:5 6:-4
^ overloads	5:2
^ override	5:3 7:-2 9:2
^ overrides	5:5 6:-4 7:-2
^ où	0:7 1:-3 3:-3 4:-2 6:-2 7:-5
^ où est	0:3
^ pandas	0:3 1:-2 4:-2 5:-4 6:2
^ panic	3:2
^ par	0:-2 4:4 5:-4
^ par où	0:-2 4:4 5:-2
^ para	3:2 5:-2
^ para qué	3:2 5:-2
^ path	4:3
^ per	0:-3 2:3 5:-2 8:-2 9:-3
^ per quali	4:3 5:-3
^ perché	1:-2 3:5 5:-3 7:-2
^ peut	5:-2 7:4
^ peut on	5:-2 7:4
^ places	0:2
^ plus	3:2
^ pontos	0:-2 4:-2 5:4
^ por	0:-3 2:-2 3:5 4:2 7:-3 8:-2 9:-2
^ por dónde	0:-3 1:3 5:-2 7:-2
^ por onde	4:3
^ por que	3:3
^ por qué	1:-2 3:5 5:-2
^ port	3:3
^ port n	3:3
^ posso	0:-2 1:-2 3:-4 6:-2 7:6
^ pour	0:-2 2:2 4:-2 5:2 7:-2
^ pourquoi	1:-2 3:2 5:-2 7:-3 9:2
^ pourquoi la	3:2
^ pourquoi le	3:2
^ pra	0:-2 1:4 3:-2 5:-3 7:-3
^ pra que	1:4 5:-3 7:-3
^ preciso	0:-2 2:2 6:2 7:-2
^ private	5:3 7:-2
^ puedo	3:-2 5:-3 7:5
^ puedo usar	7:2
^ puntos	3:-2 5:4
^ push	3:3
^ pytest	0:-2 1:-2 3:3
^ q	0:-3 1:2 2:3 3:-4 4:2 7:-3 8:-2 9:-2
^ qu'est	0:-2 3:2 7:-3
^ qu'est ce	0:-2 3:2 7:-3
^ quais	1:-3 5:5 6:-2 7:-4
^ qual	0:-5 1:7 3:3 4:-3 5:-5 6:-2 7:-6 8:-2
^ qual a	9:2
^ qual o	0:-2 1:2 7:-2 9:-2
^ qual è	0:-2 1:4 2:2 5:-2 7:-4 9:-2
^ qualcuno	5:-3 7:5
^ quale	0:-6 1:7 2:-2 3:-2 4:-2 5:-3 6:-2 7:-4 9:-2
^ quali	0:-5 1:-4 2:-2 3:-3 5:9 6:-3 7:-4 8:-2 9:-2
^ quando	1:-3 3:-4 5:2 7:-2 9:3
^ quantas	5:-4 6:6 7:-3
^ quante	0:-2 1:-2 3:-3 4:-2 5:-7 6:9 7:-4
^ quante volte	5:-2 6:4
^ quanti	0:-2 1:-2 3:-2 4:-2 5:-6 6:8 7:-4 9:-2
^ quanto	0:-3 1:-3 2:2 3:-5 4:-2 5:2 6:-5 7:-3 8:2 9:-2
^ quantos	5:-5 6:6 7:-3
^ que	1:3 3:-5 4:2 5:5 6:-2 7:-7 8:-3 9:-3
^ que exceções	5:3
^ que se	4:2
^ quel	0:-2 1:4 7:-2 9:-2
^ quelle	0:2 1:2 2:3 3:-3 4:-2 5:-6 6:2 7:-2 9:-4
^ quelle est	0:-2 1:2 2:3 3:-2 4:-2 5:-2 9:-2
^ quelles	1:-3 5:7 7:-2
^ quelles classes	5:2
^ quelqu'un	5:-3 7:4
^ quels	0:-2 1:-4 4:-2 5:9 7:-3 9:-2
^ quem	1:-3 3:-2 5:5 6:-2 7:-5 8:-2 9:2
^ quero	1:-2 2:2 4:2
^ query	4:-2 7:-2
^ qui	2:-2 5:3 6:-2 7:-6
^ qui a	1:3 7:-2
^ qui appelle	5:-2 8:3
^ qui est	0:-2 1:2 3:3 4:-2 5:-4
^ qui lit	5:2
^ qui émet	5:2
^ quiero	1:-2 2:2 5:3 7:-2
^ quién	0:-3 2:-2 3:-3 5:6 6:-2 7:-6 8:-2
^ quién hace	0:-2 1:-2 3:-2 4:3 6:-2
^ quién lanza	0:-2 5:2
^ quién llama	5:2
^ quién se	5:2
^ qué	0:-2 1:4 2:-2 3:-4 5:3 6:-2 7:-6 8:2
^ qué clases	5:2
^ qué componentes	1:-3 5:3
^ qué errores	1:-2 5:3
^ qué es	1:3 3:-2
^ qué excepciones	5:2
^ qué funciones	1:-2 5:2
^ qué hace	1:3 5:-5 9:-2
^ qué partes	1:-2 5:3
^ qué pruebas	1:-2 5:4
^ qué significa	1:2
^ qué tests	1:-2 5:3
^ raise	0:2 7:-2
^ raise ⟨name⟩	0:3
^ rate	0:-3 1:4 2:3 3:-2 5:-2 8:-4
^ redis	5:-2
^ repère	5:2
^ rescue	5:2 7:-2
^ rescue ⟨name⟩	0:4 5:-3
^ review	1:2 2:2 8:-2
^ route	0:-2 1:4 7:-3
^ ruft	4:-2 5:-3 7:5 9:-2
^ safe	7:2
^ safe to	7:2
^ se	0:-3 2:-3 3:-3 4:-3 5:2 6:-3 7:5 8:-3
^ se a	1:-3 3:-2 5:4
^ se eu	3:-2 5:5 7:-4
^ se usa	5:-4 6:-2 7:3 9:2
^ seit	0:2 3:3 5:-3 7:-2
^ sequence	3:-2 4:4 5:-2 7:-2
^ sequence of	3:-2 4:4 5:-2 7:-2
^ should	5:-3 7:2 9:2
^ show	1:2 2:-2 3:-3 4:3 5:-2 7:-2
^ show me	0:2 4:2 5:-2
^ show the	0:-2 1:3 3:-2 4:2 5:-2
^ si	0:-4 1:-3 3:-5 4:-2 5:4 7:2 8:-2 9:-3
^ si quito	6:2 7:-2
^ sind	0:-2 1:-3 2:-2 3:-2 5:-5 9:4
^ sitios	5:3
^ so	0:2 1:-3 8:3
^ sobrecargas	5:4
^ specs	0:-2 1:-2 3:-3 5:6 6:-2 7:-3
^ spiegami	1:4 3:-2 4:-3 5:-4
^ storage	6:3
^ structs	5:4 7:-3
^ su	3:4 5:-3
^ suis	7:2
^ tell	1:2 2:-2 4:-2 5:-2 7:3 8:-3
^ tell me	1:2 2:-2 4:-2 5:-2 7:3 8:-3
^ tem	0:-3 1:-3 3:-3 7:5 9:-2
^ tenemos	5:-4 7:2 9:3
^ tengo	0:-2 1:-2 2:2 3:3 5:-3
^ test	0:-2 1:-3 5:4 7:-5
^ tests	0:-4 3:-4 5:7 6:-2 7:-4
^ the	0:4 1:-2 3:3 5:-5 6:-3 7:-2 8:-4
^ throw	5:3
^ throw new	5:2
^ tipos	1:-2 3:-2 5:5
^ todos	0:-2 3:-2 5:4
^ toter	1:-2
^ toter code	1:-2
^ tous	0:-2 3:2 5:2
^ tous les	0:-2 3:2 5:2
^ trace	0:3 1:-5 2:2 3:-2 5:-3 7:-3 8:-2 9:2
^ trace id	0:2 2:2 4:-2
^ trait	5:3
^ trop	0:2 5:-4 7:3
^ trop de	0:2 5:-4 7:3
^ ts	3:2
^ two	1:4 2:-2 3:2 4:-2 5:-5 7:-2 9:2
^ types	5:2
^ un	0:-2 1:-2 2:-4 3:3 4:3 5:-8 6:-3 8:3 9:2
^ un ⟨name⟩	1:-4 5:-2 9:4
^ una	0:-2 1:4 3:2 4:-2 5:-3 7:-2
^ und	1:-2 3:-4 4:4 5:-2 6:-2 7:-2
^ undefined	0:-2 3:4
^ une	1:-2 2:-2 3:2 4:-2 5:-3 7:5
^ unused	5:2 7:-2
^ upgrade	1:-5 2:3 5:2 7:-3
^ use	3:-3 5:6 6:-2 7:-3 8:-2
^ usos	2:-3 3:-3 5:6 6:-4 7:-2
^ vale	3:-2 5:-4 7:5
^ variantes	5:3
^ von	0:2 1:2 5:-2
^ vorrei	2:2 4:3 5:-2 7:-2
^ walk	1:-2 2:3 8:-2
^ walk me	1:-2 2:3 8:-2
^ warn	3:2
^ warning	3:2 5:-3 7:2
^ warum	3:5 7:-3
^ warum ist	3:3 7:-2
^ was	0:-4 1:3 2:-3 4:2 6:-3 7:-8 9:2
^ was bedeutet	1:4 3:-2 5:-2
^ was ist	3:-3 4:-2 5:-2 9:4
^ was macht	1:3 3:-2 5:-2 9:-2
^ was passiert	1:4 5:-4
^ was ruft	5:3
^ was wird	1:2 3:-3 4:2 7:-2 9:-2
^ we	0:-3 1:-3 2:-2 3:2 5:-2 7:2 8:3 9:-3
^ welche	2:-2 3:-3 4:-4 5:6 6:-2 7:-4 8:-2
^ welche dateien	5:2
^ welche klassen	5:2
^ welche module	1:-2 5:4
^ welche tests	5:2
^ welche überladungen	5:2
^ welcher	0:-2 1:3
^ wenn	1:2 7:-2
^ wer	0:-2 1:2 2:-2 4:-2 5:4 6:-2 7:-6 9:-2
^ wer ist	1:4 5:-4
^ wer ruft	5:-2 8:3
^ wer wirft	1:-2 5:4
^ weshalb	7:-2 9:3
^ what	1:3 2:-3 5:2 6:-2 7:-6
^ what are	0:-2 3:3 4:-2 7:-2
^ what can	1:-5 5:5
^ what code	0:-3 1:3
^ what do	1:5 2:-2 5:-4
^ what does	0:-2 2:-2 5:4 7:-3 8:-2 9:-2
^ what gets	4:-2 9:2
^ what is	0:-2 3:2 4:-3 5:-2 7:-2
^ what makes	1:2 3:2 5:-2
^ what runs	4:2 5:-3 9:2
^ what should	2:-2 8:2 9:-2
^ what would	2:2 3:-2 4:-2 5:2 7:-2
^ what's	0:-4 3:2 4:-2 5:2 7:-3 8:-4 9:-5
^ what's a	1:4 5:-2 8:-2
^ what's the	0:-2 2:2 3:4 4:-2 5:-6 7:-2 9:-2
^ whats	1:4 3:-3
^ when	0:-2 1:-4 7:-2 9:4
^ where	0:5 1:-3 2:-2 3:-3 4:2 7:-3
^ where are	0:4 5:-4
^ where do	0:2 1:-3 5:2 7:-2
^ where does	0:2 4:2 5:-2 7:-2
^ where is	0:5 5:-2 7:-2
^ where should	3:-2 5:3
^ where's	0:3
^ where's the	0:3
^ which	0:2 1:2 2:-3 3:-2 4:-5 5:6 6:-2 7:-5 8:-2 9:-3
^ which classes	1:-2 5:4 6:-2
^ which code	0:2 1:-2
^ which functions	1:-2 5:4
^ which of	1:-2 5:3
^ which parts	0:-3 1:-4 5:5
^ which tests	5:3
^ who	2:-2 3:3 4:-3 5:3 6:-2 7:-5 9:-2
^ who calls	1:-3 8:2
^ who catches	0:-2 5:4
^ who is	0:-3 1:4 7:-2
^ who listens	5:3
^ who reads	5:2
^ who sets	0:-2 1:-3 5:5 7:-2
^ who throws	5:2
^ why	1:-3 3:5 5:-2 7:-3 9:2
^ why do	3:3 7:-2
^ why does	3:4 7:-2
^ why is	1:-2 3:4
^ wie	0:-2 2:6 5:-4 6:2 7:-5 9:-2
^ wie funktioniert	2:2
^ wie füge	2:2
^ wie kommt	1:-2 2:-2 3:2 4:3 6:-2
^ wie oft	6:4
^ wie starte	2:2
^ wie viele	2:-2 6:4
^ wie werden	2:4
^ wieso	3:2
^ will	0:-2 1:-4 3:-4 4:-2 5:-4 6:-2 7:6 8:-2
^ wir	1:-2 3:-3 7:3
^ wird	0:-2 3:-4 5:-6 6:-2 7:8
^ wird die	7:2
^ wird ⟨name⟩	3:-2 5:-2 7:5
^ wirft	1:-4 5:-3 7:5
^ wo	0:9 1:-2 3:-2 4:-2 5:-4 7:-4
^ wo ist	0:3 5:-2
^ wo kommt	0:3
^ wo wird	0:4 5:-4
^ wo überall	5:3
^ wofür	1:4 7:-4
^ would	0:-2 2:-2 3:-3 5:-6 7:8 8:-2 9:-3
^ would it	5:-3 7:3
^ would you	5:-3 7:5 9:-2
^ wozu	1:-4 3:5 5:-3 7:-2
^ y	1:-2 3:-2 6:-2 7:3 9:-2
^ y a	4:-2 6:-2 7:2 9:-2
^ zeig	0:-2 5:3
^ zeig mir	0:-2 5:3
^ à	0:2 1:-2 2:2 3:3 4:-4 7:-3 9:-3
^ à quel	0:5 1:-3 2:3 3:-3 4:-2 5:-5 9:-2
^ à quels	0:-3 5:3
^ à quoi	3:2 5:-2
^ ça	0:-2 1:4 3:-3 4:-2 5:-4 7:4 9:-2
^ è	0:-2 1:-3 2:-2 3:-3 5:-2 7:6
^ в	0:3 1:-4 2:-2 5:-5 6:3 7:-3 8:-3
^ в какой	0:4 1:-2 3:-2 5:-2 9:-2
^ все	0:-4 3:-2 5:5
^ где	1:-2 2:-2 3:-2 4:-2 5:4 6:-2 7:-5 8:-2
^ где в	9:-2
^ где меняется	5:2
^ если	1:-2 3:-2 7:3
^ есть	7:2
^ есть ли	5:3
^ зачем	1:3 7:-2
^ как	0:-2 1:2 2:5 3:-5 5:-3 6:-2 7:-4 8:-2 9:-3
^ какие	0:-2 1:-5 4:-3 5:10 7:-4 9:-2
^ какие методы	5:2
^ каким	0:-2 1:-2 4:2 5:2 8:-2
^ какой	0:-6 1:2 2:-2 3:-2 4:-2 5:-5 6:-2 7:-4 8:5
^ кем	5:2
^ код	0:4 3:-4 4:-2 5:-3
^ кто	0:3 1:-5 2:-2 3:-4 4:-3 5:3 6:-2 7:-4 8:-2 9:2
^ кто подписан	5:2
^ может	5:-2 7:4
^ может ли	5:-2 7:4
^ можно	5:-2 7:4
^ можно ли	7:3
^ на	0:2 1:-2 2:-2 3:3 5:-3 6:2 7:-4
^ насколько	0:-2 2:2 3:-3 4:-2 5:-4 6:2 7:-5 8:2 9:-2
^ не	1:2 3:-2 5:-2 7:3
^ откуда	5:2 7:-2
^ по	0:-3 1:-3 2:4 4:-2 5:-3 7:-3 8:2 9:-3
^ под	3:3 5:-2
^ покажи	0:3 4:2 5:-3
^ после обновления	3:2
^ почему	3:4 7:-2 9:-2
^ при	0:-2 3:4 7:-2
^ проследи	4:3
^ с	0:-2 1:2 3:-3 5:3
^ сколько	5:-2 6:5 7:-2
^ сколько раз	6:3
^ тест	3:3 5:-2
^ тесты	2:-2 3:2 5:2 8:-2
^ у	1:-2 5:3 7:-2
^ хочу	1:-2 2:2 5:3
^ чем	0:-3 1:-3 3:-3 4:-3 5:3 9:4
^ что	1:6 2:2 3:-3 5:-4 6:-2 7:-7 8:-4 9:-2
^ что бы	1:4 5:-3
^ что означает	1:2
^ ⟨error⟩	3:3
^ ⟨error⟩ '	2:2 3:-2
^ ⟨error⟩ cannot	3:2
^ ⟨error⟩ class	2:2
^ ⟨error⟩ を	0:2
^ ⟨error⟩ 는	6:2
^ ⟨error⟩ 던지는	0:-5 5:4 6:-2 7:2
^ ⟨name⟩	2:-2 4:-2
^ ⟨name⟩ ?	0:-4 1:6 3:-5 5:2 6:-3 7:-7 9:-3
^ ⟨name⟩ and	1:-2 7:-2 9:3
^ ⟨name⟩ che	1:-3 5:4
^ ⟨name⟩ chi	0:-2 5:4
^ ⟨name⟩ est	5:-2 7:4
^ ⟨name⟩ existe	6:2
^ ⟨name⟩ gets	0:-3 3:-2 5:4
^ ⟨name⟩ in	0:3 1:-2 5:-2 7:-3 9:2
^ ⟨name⟩ is	3:3 5:-2 7:-2
^ ⟨name⟩ la	1:5 5:-3 7:-3
^ ⟨name⟩ passes	3:2
^ ⟨name⟩ se	3:-2 5:-2 7:4
^ ⟨name⟩ wird	3:2
^ ⟨name⟩ è	7:4
^ ⟨name⟩ где	0:-5 5:4 6:-2
^ ⟨name⟩ ⟨name⟩	0:-3 1:-4 3:-4 4:6 7:-5 9:2
^ ⟨name⟩ と	1:-2 4:-2 7:-2 9:4
^ ⟨name⟩ の	0:2 7:-2
^ ⟨name⟩ を	7:3
^ ⟨name⟩ 和	1:3 5:-3
^ ⟨name⟩ 跟	0:-2 4:2 5:-3 9:2
^ ⟨name⟩ 를	0:3 3:2 5:-3 7:-2
^ ⟨name⟩ 어디서	0:3 5:-2
^ ⟨name⟩ 을	7:2
^ ⟨name⟩ 이거	7:3
^ ⟨path⟩	1:-3 3:-2 4:-2 5:4 7:2 8:-3
^ ⟨path⟩ ⟨name⟩	4:2 5:2 7:-3
^ ⟨text⟩	3:-3 4:-2 5:2 9:-2
^ この	1:-2 2:-2 5:2 7:2
^ 哪些	5:2
^ 定数	5:-3
^ 定数 ⟨name⟩	5:-3
^ 导出的	3:3
^ 导出的 excel	3:3
^ 把	5:3
^ 把 ⟨name⟩	5:2
^ 给	5:2 8:2
^ 能不能用	7:2
^ 能不能用 ⟨name⟩	7:2
^ 谁在监听	5:2
^ 谁在监听 ⟨name⟩	5:2
^ 결제	0:-2 7:3
^ 여기서	1:3
^ 여기서 말하는	1:3
^ 왜	3:2
^ 이	1:-2 3:-2 5:2 7:3 9:-3
^ 주문	4:2
^ 테스트	0:-2 2:2 3:-2 5:2 7:-3
^#anymore	0:-2 2:-2 4:-2 6:-2 7:6 8:-2 9:-2
^#call	0:-4 1:-3 4:4 6:-2 8:-2 9:-5
^#callee	1:-2 3:-3 5:2 7:3 9:-2
^#catch	0:-4 1:-2 2:-2 5:3 7:3
^#compare	0:-4 1:-4 2:-3 3:2 4:2 5:-3 6:-3 7:-3 9:5
^#copies	0:-5 3:-6 4:-4 5:4 7:2
^#count	2:-2 5:-5 6:10
^#create	1:-4 4:-3 5:4 9:2
^#decided	0:-2 2:-2 4:-3 5:-4 6:-2 8:-2 9:2
^#defined	0:2 4:-4 6:-3 7:2 8:-3 9:-4
^#error	0:2 1:2 2:2 6:-2 8:-2 9:-2
^#event	1:-4 2:-5 3:-2 4:2 5:3 7:-3 9:2
^#exists	0:-2 2:-2 4:-2 5:-2 6:-2 7:8
^#explain	0:-5 1:4 2:2 3:-6 5:-7 7:-2 8:4 9:-3
^#fail	1:-6 2:-2 4:3 6:-2 7:4 8:-3 9:-3
^#from	0:-4 4:4 6:-2 9:-2
^#good	0:-3 1:-4 2:-2 4:-3 5:-3 6:-2 7:7 9:-4
^#handle	0:3 2:-4 4:-3 5:2 8:-3 9:-2
^#happens	0:-2 1:-4 2:-2 3:-2 4:5 5:-5 8:-2
^#how	0:-3 2:11 3:-2 5:-5 6:-2 7:-5 8:-2 9:-2
^#howto	0:-2 1:-3 2:9 5:-2 6:-2 7:-3 8:-2 9:-2
^#ifchange	1:-3 3:3 6:-2 8:-3
^#impact	0:-2 4:-3 5:7 6:-3 7:-2 8:-2 9:-2
^#import	1:-4 4:-2 5:-2 6:2 7:5 8:-3 9:-2
^#judge	0:-2 3:-4 4:-4 6:-3 7:-3 8:7 9:-3
^#meaning	0:-3 1:7 2:-2 5:-3 6:-2 7:-3 8:-2
^#missing	0:-4 2:-3 3:4 4:-3 6:-2 7:2 8:-2 9:-2
^#most	0:-3 1:3 2:-3 3:-3 4:-3 5:5 7:-4 8:-3 9:-4
^#needed	1:3 3:-6 4:-4 5:-2 6:-3 7:3 8:-3 9:-3
^#never	0:-3 1:-2 2:-2 4:-2 5:3 8:-2 9:-2
^#nobody	1:-2 3:2 5:-5 7:3
^#not	1:2 2:-4 3:4 4:-3 5:-6 7:5 8:-3 9:-2
^#overload	1:-4 2:-2 3:-5 4:-2 5:7 6:-2 8:-2
^#override	0:-4 1:-4 4:-3 6:4 7:-4 8:-3
^#overview	1:-7 2:-3 4:-2 6:-2 7:-5 8:6 9:3
^#places	0:2 2:-3 5:3 6:-4 7:-3 8:-5 9:-5
^#possible	0:-2 1:-5 3:-3 4:-3 6:-3 7:7 8:2 9:-2
^#proscons	0:-3 2:-3 4:-3 5:-2 6:-3 7:-3 8:-3 9:5
^#quality	1:-8 2:-4 3:-5 4:-4 5:7 6:2 7:-6 8:3 9:-6
^#raise	0:2 2:-3 3:2 4:-4 8:-2
^#read	0:-6 2:-3 3:-2 4:2 5:2
^#risk	0:-3 1:-6 2:-2 3:-4 4:-3 5:3 6:-2 7:6 8:-3 9:-3
^#send	1:-5 8:-2
^#should	0:-5 2:-4 3:-7 6:-3 7:5
^#show	1:-2 2:-3 5:5 6:-2 7:-2 9:-2
^#since	1:-3 3:3 6:-2
^#slow	1:-3 3:8 4:-4 5:-5 6:-2 7:-2 8:-3 9:-3
^#sometimes	0:-3 2:-2 3:6 4:-2 6:-2 7:-2 8:-3 9:-3
^#structure	0:-5 1:-7 2:3 3:-5 5:2 7:3 9:-7
^#subtype	0:-3 1:-6 4:-2 5:5 8:-3 9:-2
^#tests	0:2 1:-3 3:2 4:-3 6:-2 9:-3
^#thing	2:-3 3:-2 4:-2 5:4 7:2 8:-2
^#to	4:-4 8:3 9:-4
^#too	1:-3 2:-3 4:-2 5:-2 6:-2 7:4 8:-2 9:-2
^#trace	0:-2 3:-4 4:7 5:-6 6:-2 7:-5
^#twice	2:-3 3:4 4:-2 5:-2 8:-2
^#unused	0:-4 2:-2 3:-2 4:-2 5:6 6:-3 7:-2 8:-2 9:-2
^#use	1:-3 2:-3 3:-2 6:6 8:-3
^#what	1:4 3:-2 5:4 6:-2 7:-4
^#when	0:3 2:-3 3:2 5:-3 6:-2 7:-5 8:-2 9:5
^#where	0:9 1:-2 2:-2 3:-2 7:-4
^#which	1:2 3:-3 5:4 6:-2 7:-4
^#who	1:2 2:-2 5:5 6:-2 7:-4
^#why	0:-2 1:-3 2:-2 3:11 5:-3 7:-5
^#work	1:-4 2:5 3:-4 6:-2 8:-4
^#write	0:-2 1:-3 3:5 4:-3 6:-3
^#wrong	0:-4 2:-2 3:6 4:-3 6:-2 7:-3 9:-2
^#⟨error⟩	3:2
^#⟨name⟩	2:-2 7:3 8:-2
^#⟨n⟩	0:2 1:-2 2:-3 3:4 4:-3 9:-2
^#⟨path⟩	0:-2 2:-2 3:-3 4:-5 7:5 8:2
^#⟨text⟩	3:2 4:-3 8:-2 9:-2
a	4:2 5:-3
a booking	0:2 1:-2 4:2 5:-3 9:-2
a chave	0:-2 5:3
a che	0:-2 1:4 2:-3 3:2 4:-4 5:-6 6:-2 7:-5 8:4 9:-3
a classe	0:-2 1:3 3:-2 7:-2 9:-2
a coluna	3:2 5:2 7:-2
a cosa	1:2 2:2 3:-2 4:-2 5:-2 7:-2
a diferença	9:3
a different	3:2
a flag	0:3 5:-3 7:2
a function	1:2
a função	0:-2 1:3 3:-2 7:-2 8:-2
a gente	0:3 5:-2 7:-4 8:-2 9:2
a interface	1:-2 3:2
a la	1:-5 3:4 4:-2 5:-3 7:3
a list	3:2
a los	1:-2
a mano	0:-2 1:3 9:-2
a mesma	3:3 5:-2
a n	2:-2 3:-3 4:-2 6:-2 8:3
a new	1:-3 2:4 3:-2 4:-2 5:3 7:-3 8:-3 9:-2
a node	3:3
a nota	2:-2 4:2
a partir	2:2 4:2 5:-2 6:-2
a quando	4:2
a quién	5:3
a qué	5:4 7:-3
a row	2:-2 5:2
a script	2:2
a second	3:2
a single	1:-2 2:2 3:-2 7:2
a t	1:-2 2:-2 3:3 4:-3 5:2 6:2 7:-2
a tabela	0:-2 4:2 9:-2
a tela	0:2 7:-2
a tour	5:-2 8:3
a true	0:2
a un	4:-2 5:-2 7:4
a variável	0:2 7:-2
a versão	1:-2 3:2 7:2
a ⟨error⟩	0:-2 7:2
a ⟨name⟩	1:-4 3:-5 4:2 5:3 8:-2 9:-4
a ⟨path⟩	0:-3 3:-4 4:3 5:-5 6:-2 8:4
ab	1:-3 2:-2 3:3 4:2 5:-4 7:4 8:-2 9:-2
ab $	1:-3 3:-3 5:-2 7:5
ab ?	0:2 1:-2 7:2
abbia*	0:2 1:-2 2:-2 5:-4 6:2 7:4 9:-2
abbiamo	0:2 1:-2 2:-2 5:-4 6:2 7:4 9:-2
abbiamo due	3:2
abbon*	0:3 1:-2 5:-3
aber	0:-3 2:-2 3:5 4:-2 7:-3
aber nicht	3:2
aber nur	3:2
abfra*	2:-2 4:3 5:2 7:-2
abgef*	7:2
abgel*	1:-2 2:-2 3:-3 4:3 5:2 6:-2
abges*	2:2
abonn*	0:-3 1:-3 3:3 4:-3 6:-2 8:-2 9:-2
abonné	3:2 5:-2 7:2
abonnés	3:-2 5:4
abort*	1:3 5:-2
aborted	1:3 5:-2
about	0:-2 2:-3 4:2 5:2 7:2 9:-2
about ?	8:3
above	0:-3 1:-3 2:4 3:-2 4:-3
abre	4:3
absen*	0:2 1:-3 3:2 4:2 5:-3 7:-2
abstr*	1:-2 5:2 8:-2 9:2
acaba	2:-2 4:4
acaba*	1:-3 4:-2 5:3 7:2
acabe	7:2
accen*	2:-2 3:3 6:-3 7:-2 9:-2
accent	0:2 5:2 6:-3 7:-2
accep*	0:-2 3:2 5:3 9:-2
accept	0:-2 1:-4 5:5 7:-2
acces*	0:-2 1:-3 5:4 8:-2
access	3:2 4:-2 5:2 7:-2
accet*	1:-2 7:3
accetta	1:-2 7:3
accid*	7:2
accident	7:2
accor*	0:-2 1:3
accou*	1:-4 3:-2 4:-2 5:2 9:3
account	1:-4 3:-2 4:-2 5:2 9:3
account $	1:-4 3:-2 5:3 9:3
aceit*	1:-3 3:-3 7:3
aceita	1:-2 7:2
acent*	0:-2 3:3 7:-3
acept*	1:-3 2:3 5:2 7:-2
acha	0:4 1:-3 3:-3 7:2 8:-2
acomp*	4:5 5:-4 8:-2
acont*	1:2 5:-2
acontece	1:2 3:2 5:-2
acopl*	1:2 2:2 4:-2 7:-2 9:-2
acros*	0:-2 1:-2 2:-2 3:-2 6:2 8:2
across	0:-2 1:-2 2:-2 3:-2 6:2 8:2
across the	1:-2 2:-2 5:-2 6:2 7:2
actio*	3:-2 4:2
action	3:-2 4:2
activ*	0:-3 1:-2 3:3 5:4
activities	5:3
activity	0:-3 5:3
actua*	0:-3 5:3
actual	0:-3 4:2 5:2
ad	1:3 4:-2 5:-3
adapt*	1:-3 5:3 9:-2
adapter	1:-2 5:2
adapters	7:2
add	1:-3 2:4 4:-2
addin*	3:2
adding	3:2
addre*	0:-3 4:3
address	0:-3 4:3
admin	0:-4 1:3 2:-2 4:-2 8:-2
admin $	1:-2 3:2 5:2 7:-2
adres*	0:-2 3:3 5:2 7:-2
afect*	5:2
affec*	1:-3 6:3
affected	1:-2 5:4
affic*	0:-2 1:-2 3:4 5:-2 7:-2
affiche	3:3 5:-2
after	0:-4 1:-6 3:7 4:5 5:-4 8:-2 9:-2
after a	0:3 1:-2 5:-3 7:-3
after i	3:2
after n	5:-2 7:3
after the	1:-2 7:-2
after touching	5:3
after ⟨name⟩	1:-2 4:3
again*	0:-2 1:-2 2:2 3:-2 5:3
against	0:-2 1:-2 2:2 3:-2 5:3
agend*	1:4 4:-4 5:-2
agendador	1:4 4:-4 5:-2
agent	1:-2 4:2
aggio*	0:3 1:-2 6:-2 7:-2
aggiu*	0:-2 2:2 3:3 7:-2
aggiungere	0:-2 2:2 5:2
aggiungere un	0:-2 2:2
agreg*	1:2 3:4 5:-4 7:-3
aguan*	1:-2 5:-3 7:4
ahí	1:-3 3:4
ai	2:2 3:-4 8:-2
aille*	1:-2 5:-3 7:4
ailleurs	1:-2 5:-3 7:4
ailleurs que	1:-2 5:-3 7:4
ainda	1:-2 3:-2 5:-2 6:-2 7:5
ajout*	0:-2 1:-2 2:2 5:2
ajoute	2:3
ajust*	0:2
al	0:-2 2:-3 3:3 4:2 5:-2 8:2 9:-3
al n	3:2
al posto	6:2
alarm	0:-2 4:3 5:-3
alcan*	3:-2 4:-2 5:3
alcance	4:-2 5:4
alcance de	4:-2 5:4 7:-2
alert*	4:2
algo	0:-4 2:-2 3:-3 4:-2 5:-4 6:-2 7:7 9:-4
algo o	5:-2 7:2 8:2
algor*	0:-4 1:4 2:3 3:-4 4:-3 5:-2 7:-3 8:-2 9:-3
algoritmo	1:2 3:-3 7:-2
algui*	1:-2 5:-5 7:7
alguien	1:-2 5:-5 7:7
algum	0:-4 1:-4 3:-3 5:-4 6:-2 7:9 9:-3
algum lugar	0:-2 5:-4 7:4
algum teste	5:3
algum*	1:-2 3:-2 5:-5 7:7
alguma	1:-2 3:-2 5:-5 7:7
alguma coisa	5:-3 7:4
algun*	0:-2 3:-2 5:-5 6:-2 7:5
alguna	0:-2 3:-2 5:-5 6:-2 7:5
algué*	0:-2 1:-2 5:-4 6:-2 7:5
alguém	0:-2 1:-2 5:-4 6:-2 7:5
alguém ainda	5:-2 7:3
algún	0:-4 1:-4 3:-4 5:-6 6:-2 7:10 9:-3
algún lado	3:-2 7:3
algún sitio	5:-3 7:5
alive	0:-3 1:-3 3:5 5:-2 7:-2 9:-2
all	0:-5 1:-2 2:-2 5:4 7:2
all $	1:-2 3:-3 4:-2 5:2 7:2 9:-2
all ?	7:3
all the	1:-2 5:3 7:-2
all'a*	0:-2 1:-2 5:-2 7:2
all'i*	0:-3 1:3 3:4 5:-4 6:-2 7:-2
alla	0:-2 1:-3 2:-3 3:-2 4:2 7:2
alle	0:-2 2:-3 3:-2 5:5 6:-2
alleg*	0:-3 2:3 3:-2 5:2 6:-2 7:-3
alles	0:-2 1:-5 3:-2 4:3 5:5 7:-3 9:-2
alles auf	5:3
alloc*	0:2 1:-4 2:-2 3:-2 4:-2 5:3
allocate	0:-2 5:2
allocation	5:2
allow*	2:2 7:-3
allowed	2:2 7:-3
alone	5:2
along	3:-2 5:-3
alors	1:-2 3:5 5:-2 7:-2
alors que	1:-2 3:5 5:-2 7:-2
alrea*	3:2 5:-2
already	3:2 5:-2
als	1:-5 4:-3 6:-2 8:2 9:2
also	1:-2 2:-2 3:-3 4:4 6:-2 9:-2
alta	1:-2 2:3 5:-3 8:-2
alta de	3:2 4:2
alte	3:5 4:-2 5:-4
alter*	1:2 3:-3 5:2 7:-3
altho*	3:3 5:-2
although	3:3 5:-2
although the	3:2
altre	6:2
altri	7:-2 8:3 9:-2
altro	0:-4 1:-3 3:2 4:-2 5:5 7:-3 8:-3 9:-2
alumn*	0:-2 3:2 7:3
aluno	2:-2 3:2
alway*	1:-2
always	1:-2
always the	3:2
am	1:-2 3:-3 4:-2 6:-2 7:2 8:3
am ende	0:3
am i	7:3
ambie*	0:-2 5:3 7:-2
an	0:-2 1:-2 3:2 5:2 7:-5 9:2
an $	3:5 5:-4 7:-2
an den	5:2
an der	1:-4 5:2 7:2
an die	2:-2 5:-2 8:2
an empty	1:-3 3:4 5:-3
an hour	1:3
an welchen	0:-3 5:4
an welcher	0:4 5:-3
an ⟨name⟩	0:-2 1:4 3:-2 4:-3 5:2 6:-2 7:-6 9:-3
analy*	5:3
anche	0:-3 2:-2 3:2 4:2 9:-3
ancor*	2:-2 3:-3 6:-2 7:6 9:-2
ancora	2:-2 3:-3 6:-2 7:6 9:-2
and	0:-2 1:4 2:-2 6:-2 7:-3 9:4
and by	0:2 1:2 5:-3
and do	0:-2 1:-2 5:3 6:2 7:-2
and how	3:-2 4:-2
and i	0:-3 1:-2 5:5
and in	1:-3 7:-3 8:-2 9:2
and is	1:-2 7:-2 9:2
and its	1:3 5:-3
and n	0:-2 1:2 3:2
and the	0:-3 1:3 2:-3 3:2 4:3 5:-5 8:-2
and then	0:3 1:-2 2:-2 3:3 5:-3
and what	1:-2 2:-2 3:-5 4:-4 5:4 7:-2 8:-2 9:2
and when	0:-2 5:2 9:2
and where	1:3 4:-2 7:-3 9:-2
and which	0:-2 1:3 3:-2 7:-3
and why	0:-2 1:4 5:-4 9:-2
and would	1:-3 7:2 8:3
and ⟨name⟩	1:-4 3:-5 4:-4 5:-2 9:6
and ⟨path⟩	1:-2 4:2 5:-2 9:2
ander*	0:-2 1:4 4:-2 5:-2 9:-2
anderen	1:2 7:-2
andro*	0:-2 1:-2 2:-2 3:3 4:-2 5:3 7:-3 8:2 9:-2
android	0:-2 1:-2 2:-2 3:3 4:-2 5:3 7:-3 8:2 9:-2
android n	3:2
anfas*	3:-2 5:2
angeb*	1:-3 2:-2 3:-2 4:-2 5:2 7:-4 8:-2 9:4
anges*	0:2 5:-3
angestoßen	0:2 5:-3
angestoßen ?	0:2 5:-3
angul*	3:2 5:2
angular	3:2 5:2
anleg*	1:3 5:-3
anmel*	1:-2 5:-2 9:3
annot*	0:-2 1:4 3:-2 4:-2 5:-4
anoth*	0:-2 2:4 3:-3 4:-3 7:-2
another	0:-2 2:4 3:-3 4:-3 7:-2
answe*	1:-2 3:-2 5:3
antes	0:2 2:-3 3:5 4:-3 5:-4 8:-2 9:-3
antes de	3:3 4:-2 5:-4 9:-2
antig*	3:2
antigo	3:2 7:-3
any	0:-5 1:-4 2:-2 4:-3 5:-3 7:9 8:-2 9:-3
any of	0:-2 7:2
anybo*	5:-3 7:4
anybody	5:-3 7:4
anymo*	3:3 5:2 7:-3
anymore	3:3 5:2 7:-3
anyon*	0:-3 1:-2 3:-2 5:-2 7:5
anyone	0:-3 1:-2 3:-2 5:-2 7:5
anyth*	0:-3 2:-2 7:5
anything	0:-3 2:-2 7:5
anything still	7:2
anywh*	0:-2 1:-3 5:-2 7:5 9:-2
anywhere	0:-2 1:-3 5:-2 7:5 9:-2
anywhere $	5:-4 7:4
anywhere ?	5:2
anzah*	5:-2 6:2 7:2
anzahl	5:-2 6:2 7:2
anzahl der	5:-2 7:2
ao	0:-2 1:-3 4:2 5:-3 7:2 9:-2
apare*	0:-4 3:3 4:2 7:-4 8:-2
aparece	0:-2 4:2 7:-4
aparecem	0:-3 3:3
apart	1:-3 5:-2 7:2 9:3
apart*	3:2
aparte	3:2
api	0:-5 2:2 3:-4 4:-2 5:-2 7:-2 8:4
api ?	0:-2 1:-2 3:-2 5:2 7:2
api de	1:2 2:-2 3:-3 4:-2 5:-2 7:-2 8:3
api response	3:2 5:-2
app	0:-3 1:-3 2:-2 3:2 4:-2 5:2
app ?	1:2 2:-2
app de	5:2
appea*	5:3
appel	1:-2 5:2 7:2
appel*	1:-6 3:2 4:-3 5:2 6:-2 8:2
appeler	5:2 6:-2 7:-3 9:2
appeler ⟨name⟩	5:2 6:-2 7:-3 9:3
appelle	0:-2 1:-5 3:-4 5:2 7:2 8:2 9:-3
appelle ⟨name⟩	5:2
appels	3:-2 4:-2 5:3
appelé	3:6 5:-5
appelée	0:2
appli*	4:2
application	4:2
appro*	0:-2 1:2 2:-2 3:-2 4:3 5:-4 7:-3
apre	3:3 7:-2
apro	0:3 5:-2 7:-2
aprov*	0:2 7:-2
après	0:-3 1:-5 3:4 4:2 5:-4 6:-2 8:-2
après le	5:-3 7:3
après une	3:3 5:-2 7:-2
aqui	0:-3 1:-2 3:-4 4:-2 5:-4 7:2 9:5
arbei*	3:-2 5:3
archi*	0:-3 1:-5 2:-2 3:-4 4:-5 5:2 7:-7 8:7
architecture	1:-2 2:-2 4:-2 5:-4 8:5
archive	1:-2 3:-2 4:-3 5:-4 8:3 9:4
archivo	5:2
archivos	0:-2 5:4 6:2 7:-4
are	4:-3 7:3 8:-2
are reserved	3:2
are the	0:-3 2:-2 3:-4 4:-2 7:2
are there	2:-2 9:2
are they	1:2 2:-2 5:2 7:-2
are validation	2:2
are we	1:-2 5:-3 7:3
argom*	1:-2 9:3
argomenti	1:-2 9:3
argum*	0:-2 1:2
argument	1:3 5:-2
arm	1:-2 3:2 4:-2 7:2
aroun*	1:-3 4:-2 8:2
around	1:-3 4:-2 8:2
arqui*	2:-2 4:2 9:-2
arquivo	2:-2 4:3 5:-4 7:2 8:-2 9:-2
arquivo de	3:2
arquivos	3:-3 4:-2 5:3 6:2 7:-2
arran*	0:-2 1:-3 2:-2 4:4 5:-4 8:-2
arranque	0:-2 1:-2 2:-2 4:4 5:-5 7:2 8:-2
array	1:-4 3:5 5:-3
arrib*	4:3 5:-3
arriba	4:3 5:-3
arriv*	0:-4 3:2 4:2 5:-3 9:-2
arriva	0:-3 2:-3 3:-2 4:3
arriva da	1:3 2:-2 5:-2 7:-3
arrivano	2:2 3:2 5:-2
arrivare	5:-3 7:3
arrive	1:-2 3:2 4:2 7:-3
arrives	0:-2 1:4 5:-4
artic*	1:3 5:-3
as	0:-5 2:-2 3:2 4:2 5:-2 6:-2 8:-3 9:3
as a	0:-2 3:-2 4:3 7:-2 9:-2
ascol*	5:2
aside	0:2 5:2 7:-2
askin*	0:-2 3:-2 5:2
asking	0:-2 3:-2 5:2
asseg*	3:-2 5:3 7:-2
assem*	7:-2 9:3
asser*	0:-4 1:3 3:2 4:-2 5:-3
assert	1:-2 3:3 4:-2
assert 'b'	3:2 5:-2
assignment	3:2
assigns	5:2
assin*	0:2 1:-2 3:-2
assinatura	7:2
assinaturas	5:2 7:-2
async	5:3 7:-2
async*	1:-3 3:2 5:4 7:-3
at	3:2 4:-4 5:-2 6:-2
at all	1:2 3:-2 5:-4 7:4
at least	1:2
at n	8:2
at startup	0:-2 3:3 4:-3 5:2
at the	1:-2 2:-2 5:3
at which	0:2 4:-2 5:-3 7:-2 9:3
at ⟨name⟩	3:2 5:-4
at ⟨path⟩	3:3
atend*	0:3 1:-3 3:3 4:-3 5:-5 7:-3 9:2
atende	0:3 1:-3 3:3 4:-3 5:-5 7:-3 9:2
atien*	0:-3 1:-2 5:4
atrav*	0:-2 1:-3 3:3 4:4 5:-4 7:-2 8:-2
atraviesa	0:-2 1:-2 3:3 4:2 5:-2
atrib*	0:5 1:-3 3:-2 4:-2 5:-3
attac*	1:-2 2:3 4:-3 5:-4 7:3
attached	2:2
attached to	2:2
attem*	4:2
attempt	4:2
atten*	3:2
attor*	0:-2 3:-2 7:2
attorno	0:-2 3:-2 7:2
attorno a	0:-2 3:-2 7:2
attra*	0:3 1:-2 3:2 5:-4
attrape	0:3 1:-2 3:2 5:-4
attri*	2:2 3:-2
attribute	2:2 3:-2
atual*	5:2 7:-2
até	0:-4 1:-2 3:-3 4:5 5:-3 8:3
até ⟨name⟩	4:4 5:-3
au	1:-2 3:4 4:4 5:-2 7:-3 8:-3 9:-3
au bout	3:2 5:-2 7:-2
au juste	0:-3 1:4 5:-2 7:-2
au lieu	0:-2 3:-2 5:3
auch	0:-2 1:2 2:-2 3:-5 5:-4 6:-2 7:3 9:2
aucun	1:-2 3:3 5:-3
audio	1:6 2:-4 3:-3 5:-3 7:-3 8:-2 9:-2
audit	1:-3 5:5
audit*	1:-3 7:2 8:2
auf	2:-2 3:4 6:-2 7:-2 9:-2
auf $	1:2 3:2 4:-2 7:-3
auf ?	1:-2 4:-3 7:4 9:-2
auf das	1:-4 5:5
auf dem	0:-2 3:5 5:-5 7:-2
auf den	1:-2
auf die	5:3 7:-3 9:2
auf n	1:2 7:-3
auf ⟨name⟩	3:-2
auf ⟨path⟩	0:3 5:-3
aufge*	1:-3 2:-2 4:2 5:-2 6:2
aufgerufen	1:-2 3:2 4:-2 6:2
aufgerufen ?	6:2
aufli*	3:-2 5:2
auflisten	3:-2 5:2
auflisten $	3:-2 5:2
aufru*	0:-2 1:-4 3:-4 4:3 7:-3 9:2
aufrufe	1:-2 3:-2 4:3 7:-2
aufrufen	1:-2 3:-2 4:-2 9:3
aufrufer	4:-3 5:3
aufrufer von	4:-2 5:3
aufrä*	0:3 9:-2
aufräumen	0:3 9:-2
aufte*	0:-2 1:3 5:-3 7:2
auftr*	0:-2 2:-3 8:-2 9:3
auftrag	0:-2 5:-2 9:4
aufträge	3:3 5:-2
aunqu*	1:-2 3:2
aunque	1:-2 3:2
aus	0:2 2:-2 4:3 5:-3 8:-2 9:-3
aus $	5:2
aus ?	0:3 1:-4 7:-2
aus dem	0:-2 1:3 5:-2
aus einem	1:-3 4:3 5:-3
aus ⟨name⟩	4:2
ausge*	3:2 5:2 7:-3
ausna*	0:-2 3:-2 5:4
ausnahmen	5:3
auten*	0:3 1:-2 5:-3
auth	1:-5 3:-2 4:-2 5:2 7:-3 9:5
autom*	1:-2 5:2
autou*	1:-3 3:-3 4:-3 6:-2 8:4
autour	1:-3 3:-3 4:-3 6:-2 8:4
autour de	3:-3 4:-2 5:2 8:3
autre	1:3 3:3 5:-4 7:-2
autre*	3:-2 7:2
aux	0:-2 1:-2 5:2
außer	5:-2 7:3
avali*	0:2 5:-2 7:-2
avant	0:-4 1:-3 2:-2 4:4 7:-4 8:-2 9:2
avec	0:-3 1:2 2:-3 4:-4 5:-4 6:-2 7:3 8:3 9:-3
avec le	1:-2 5:3
avere	5:-3 7:3
avisa	0:2 3:-2 5:2 7:-3
aviso	0:2 1:-2
avoir	3:-4 5:-2 7:2 9:4
away	5:-2 7:3
axios	1:-2 2:-2 5:-2 7:5 9:-2
ayer	3:2
b	1:-2 2:-2 3:5 4:-2
back	0:-4 1:-3 2:-3 3:4 7:2 8:-2 9:-2
back to	1:-3 7:3
backe*	0:-3 1:-3 2:-3 5:2 8:-3 9:3
backend	0:-2 1:-3 2:-2 5:2 7:-3 8:-3 9:3
backend $	1:-2 4:3
backend ?	1:-3 2:-2 7:-3 9:4
backg*	0:-2 1:-3 4:3
background	0:-2 1:-3 4:3
backo*	0:3 5:-3
backoff	0:3 5:-3
backu*	5:3
backup	5:3
bad	0:-2 3:-2 5:3 8:-2 9:-2
badge	5:2
baixo	3:-3 5:3 7:-2 8:-2
banca*	2:-2 3:-2 4:-2 5:2 9:2
banco	5:-2 7:3
bar	3:-2 7:3
barco*	4:3
barcode	4:3
barra*	0:2 5:-2
barras	0:2 5:-2
barre*	5:2 7:-2
base	1:-7 2:3 4:-3 5:-5 7:3
base de	1:-2 5:-3 7:5
base one	3:2
basis	0:-2 1:-4 2:3 3:4 4:-4 6:-2 7:-5 8:-2 9:-3
batch	1:2 5:2 8:-2
batte*	7:2
bcryp*	4:3 7:-2
bcrypt	4:3 7:-2
be	0:-3 1:-5 4:-3 5:2 6:-2 7:6 8:-2 9:-3
be a	2:2 5:-2 7:3
be cast	2:2
becom*	0:-2 2:-3 3:2 4:4 5:-4 7:-2 8:-2 9:-2
become	2:-2 4:3 5:-2
becomes	4:2 5:-3
bedeu*	1:4 3:-2 5:-2
bedeutet	1:4 3:-2 5:-2
bedeutet der	1:2
been	0:2 1:-2 3:4 4:-2 5:-3
beend*	1:-2 3:5 5:-2
beendet	1:-2 3:5 5:-2
beendet sich	3:3
befor*	0:-3 2:-4 4:2 5:2 7:-4
before	0:-4 2:-4 3:2 4:3 7:-4
before i	1:-3 3:2 5:2 8:2
before the	0:-3 1:-2 3:2 4:2
behan*	0:2
behandelt	0:2
behin*	0:2 2:-2 4:-3 5:-2 7:-2 8:2
behind	0:2 2:-2 4:-3 5:-2 7:-2 8:2
behind the	0:3 1:-3 3:2 4:-2 5:-2 9:-2
bei	0:-4 1:2 2:3 4:-4 5:-2 6:-3 8:-3
bei den	7:2
bei mir	1:-3 3:3 5:-2
bei n	1:3 3:2 5:-2 7:-2
bei uns	3:-2 4:-2 9:2
bei ⟨name⟩	5:3 7:-2
beide*	3:-2 4:-2 5:-3 9:3
beiden	3:-2 4:-2 5:-3 9:3
beim	1:-2 2:-3 3:3 4:4 5:-3 6:-2 7:-4 8:-3 9:-2
being	0:4 1:-5 3:3 5:-5 7:-2 9:-2
bekom*	0:-2 1:-3 3:4 7:-4
benut*	1:-2 5:2 6:2 7:-2
benutzen	0:2 5:-2 7:-2
benutzer	5:3 7:-2
benutzt	2:-2 6:2
besid*	0:-3 5:2
besides	0:-3 5:2
besides the	0:-3 5:2
beste*	1:-2 3:-4 4:-3 5:3 7:-2 8:-2 9:2
betro*	5:2
betroffen	5:2
bette*	1:-2 5:-3 9:4
better	1:-2 5:-3 9:4
betwe*	1:-2 3:-2 4:5 5:-2 8:-3
between	1:-2 3:-2 4:5 5:-2 8:-3
between the	3:-2 6:2 9:-2
between ⟨path⟩	1:2
bevor	1:-4 3:-4 4:4 5:3 7:-2 8:-2 9:-2
bewer*	1:2 5:-2 8:2
bewerte	1:2 5:-2 8:2
bewerte die	5:-2 8:2
bezah*	1:-2 3:-2 4:3 7:2
bianc*	3:4 7:-3
bianca	3:4 7:-3
bibli*	1:3 2:-2 4:-2 5:2 7:-4 8:-2 9:-2
bien	1:2 5:-5 9:2
bien $	2:2 7:-3
big	1:3 3:-3 5:-3 8:2 9:2
bigge*	1:3 3:-2 7:-2
biggest	1:3 3:-2 7:-2
billi*	2:-3 4:-2 7:2 8:2 9:-2
billing	2:-3 4:-2 7:2 8:2 9:-2
billing and	1:-2 2:-3 5:-2 7:3 8:3
bin	1:-2 2:-2 3:2 8:2
binde*	5:2
bis	0:-2 1:-4 2:-2 3:-4 4:7 5:-2
bis in	2:-2 4:4
bis zum	1:-2 4:2
bisog*	1:-3 2:4 7:-3
bitte	0:-4 1:2 2:-2 3:-6 4:2 6:-2 7:-5 8:3
bitte $	0:-2 1:2 2:-2 3:-3 4:-2 5:-2 7:-3 8:3 9:-2
bitte die	1:3
blanc*	3:2
blanco	3:2
blast	1:-2 5:3
blast radius	1:-2 5:3
bleib*	3:3 5:-3
bleibt	3:3 5:-3
blocc*	0:-4 1:-2 4:3 5:-3 6:4 7:-3
block	1:2 3:-2
block*	0:-2 1:3 7:2
blocked	1:2 5:-2
blocked by	1:2 5:-2
blocks	0:-2 3:-2 7:2
bloqu*	0:-2 1:-2 6:3 7:-2
bloques	0:-2 1:-2 3:-3 6:3 7:-2
blöck*	5:4 7:-3
blöcke	5:3 7:-2
bolet*	0:-2 1:-2 2:-2 3:2 4:2 8:-2
boleto	1:-2 3:3 5:-2 7:2
bon	7:2
bonjo*	5:2 7:-3
bonjour	5:2 7:-3
bonne	1:-2 2:2 5:-2 7:2
booki*	1:-2 2:-3 3:4 4:2 5:-4 9:-3
booking	0:2 1:-2 4:2 5:-3 9:-2
boot	1:-2 3:3 5:-2 7:-2 9:2
boot $	3:2
boots*	2:3
bootstrap	2:2
bord	0:2 1:-2 3:-2 5:3 7:-2
borra*	1:2 5:-2 7:2
borrar	7:2
both	1:-4 5:-3 9:4
boucl*	1:-2 3:3 4:2 5:-4 7:-2
boucle	0:-2 1:-2 3:3 4:2 5:-3 7:-2 8:2
bound*	1:-2 5:2
bout	0:3 2:2 3:2 4:-3 5:-6 7:-3 9:-2
bout de	1:3 3:2 4:-2 5:-4 7:-2
bouto*	0:3 5:-2 7:-2
bouton	0:3 5:-2 7:-2
branc*	0:2 1:-4 2:2 4:-3 7:3 8:-2 9:-2
branch	1:-2 7:3
brancher	0:-2 2:3 4:-2
brauc*	0:-2 1:-3 2:-2 3:-3 7:4
brauche	5:3
brauche ich	5:3
braucht	1:-2 3:-2 7:4
break	1:-3 2:4 3:-2 4:-2 5:2
break*	3:-2 7:2
bring	1:-3 2:4 3:-3 4:-2 5:-3 7:-2 8:-2
broke	0:-2
broke the	0:-2 1:-2 3:2
broke*	0:2 1:2 2:-2 4:-2 5:-3 7:-2
broker	0:2 1:2 2:-2 4:-2 5:-2 7:-2
bubbl*	0:3 3:-2 5:-3
buchu*	1:-3 2:3 3:2 5:-3
buchung	1:-3 2:3 3:2 5:-2
bucle	0:-2 1:-2 3:4 4:3 5:-4 7:-2 8:-2
buffe*	3:3 7:-3
buffer	3:3 7:-3
bug	1:-2 2:3 5:-2
build	0:-4 1:-2 3:3 4:-2 8:-2
build*	0:-4 1:-2 2:-2 3:2 6:-2 8:-2 9:2
builder	3:-2 5:-3 7:3 9:2
builds	0:-2 1:2 4:-2 5:3 9:-2
built	1:-4 2:2 3:-2 5:-4 8:4
bundl*	0:-3 1:-3 4:-2 8:3
bundle	7:2
bus	3:-3 4:-3 5:-2 8:-2 9:4
bus ?	1:-2 5:-2 9:2
busca	0:3 1:-2 2:3 3:-4 4:-2 5:-2 7:-3
busca*	0:-2 3:2
busin*	7:2
business	7:2
but	1:-3 3:3 7:-2
but i	3:3 5:-2
but not	3:2
but the	3:2
butta	1:-2 3:2 5:2
butta*	1:2 7:2 9:-2
buttare	1:2 7:-2
butto*	0:-2 3:2 4:2 5:-2
button	0:-2 1:-2 4:3 5:-2
buttons	3:2
buy	1:3 3:-2 5:-5 8:2
buy us	1:3 3:-2 5:-5 8:3
by	0:-3 1:-3 2:-5 3:-2 4:6 6:-2 8:-3 9:3
by a	0:-3 3:2 4:-2 5:2 9:-2
by hand	7:-2 9:3
by one	3:3
by the	0:-5 1:-5 3:-2 7:-3 9:6
by what	1:2 5:-3
by whom	1:2
byte	3:2
bytes	3:3 5:-2
c	0:4 3:3 4:-2 5:-5
c n	3:2
c'est	3:2 4:-5 5:-5 6:-2 8:2 9:4
c'est grave	0:-3 2:-2 3:3 5:2
c'est où	0:3 3:2 5:-2
c'est quoi	0:-2 1:2 3:-3 4:-3 5:-2
c'è	0:-3 1:-5 2:-3 4:-3 5:-5 7:5 8:4 9:-2
c'è un	5:-2
c'è una	5:-3 7:4
cabec*	5:2
cache	0:-4 1:-6 2:2 3:3 5:-2 6:-2
cache ?	1:-2 3:2 4:-3 7:-2 9:2
cache*	0:-2 3:4 9:-2
caches	3:4 5:-2 7:-2 9:-2
caches ?	3:3 7:-2
cachi*	1:-3 2:2 5:-3 8:2 9:-2
caching	1:-3 2:2 5:-3 8:2 9:-2
cada	0:-3 1:-4 2:-3 3:4 4:-3 5:3 9:-3
cadas*	1:3 2:2 4:-2 5:-4
cadastro	1:3 2:2 4:-2 5:-4
cadastro ?	1:3 5:-4
cade	1:-2 3:2 5:-3 7:2
cai	0:2 1:-2 3:2 7:-2
caiss*	7:3
caixa	1:-2 2:-2 3:-2 4:3
calco*	0:-2 1:-2 2:2 3:-3 4:-3 5:2 9:2
calcolo	0:-2 1:-2 2:-2 3:-2 4:-2 5:2 9:2
calcu*	0:-2 2:-2 5:2
calcul	3:-2 7:2
calen*	2:-2 3:4 5:-2 7:-3 9:-2
calid*	5:-2 8:2 9:2
calidad	5:-2 8:2 9:2
call	0:-2 1:-2 4:3 6:-2
call $	2:-3 4:2 5:2
call center	1:2 2:4 3:-2 4:-2 5:-3 7:-2
call sites	4:-2 5:4
call ⟨name⟩	1:-2 4:-2 6:-2 7:2 9:2
callb*	0:2 1:-2 4:-4 6:-2 8:-2 9:-2
callback	0:3 2:2 3:2 4:-4 5:-2 6:-2 7:-4
callbacks	0:-2 1:-2 3:-3 5:3 7:3
calle*	4:-4 5:2 7:-2 8:-2
called	0:2 3:3 4:-3 5:-6 9:2
called ?	0:2 1:-3 3:4 5:-4
callee	5:3
callees	5:3
callees of	5:3
caller	0:-3 1:2 3:-2 4:-2 5:3 7:-2 9:-2
callers	3:-2 4:-2 5:4 7:-2
callers of	5:3
calli*	1:-2 4:-2 7:3
calling	1:-2 4:-2 7:3
calls	3:-3 5:2 6:-2 9:-2
calls it	0:-2 1:2 3:-2
calls of	4:-2 5:4
calls ⟨name⟩	5:4
camad*	0:2 1:-4 3:-2 4:2 8:-4 9:-2
camada	0:3 1:-3 3:-2 4:-3 5:3 7:2 8:-3 9:-2
camada de	1:-2 4:-3 5:3 7:2 8:-3 9:-2
cambi*	0:2 1:-5 4:-3 6:-2 8:-2
cambia	0:3 1:-2 5:-4 9:2
cambiar	1:-2 5:-2 7:4
cambiare	0:4 5:-4
cambiare il	0:4 5:-4
cambiato	3:2
cambio	0:-2 1:-2 2:2 5:4 7:-3
cambio el	1:-2 5:2
cambio la	5:3 7:-2
camer*	1:-2 3:2
camin*	3:-2 4:4 5:-3
caminho	4:2
camino	4:3 5:-2
campi	2:2 3:3 4:-2 5:-3 7:-2
campo	0:-3 5:3 9:-2
campo ⟨name⟩	0:-2 1:-4 5:6 7:-3
can	0:-2 2:-2 4:-2 5:3 6:-3 7:4 9:-3
can i	1:-2 2:2 3:-2 6:-2 7:2
can the	1:-2 3:-2 5:2 7:3
can you	1:3 2:-2 7:-3
can ⟨name⟩	0:-2 3:-3 7:4 9:-2
can ⟨path⟩	0:-2 1:-2 3:-2 5:2 7:2
can't	5:2
canal	0:-2 1:4 3:-3
cance*	0:-3 1:-4 3:2 4:3 5:-3
cancelled	1:-2 4:3 5:-2 9:-2
candi*	0:-2 1:-3 2:-2 4:-2 5:5 7:-3 9:-2
candidates	5:3
canno*	3:4 5:-3 7:-2
cannot	3:4 5:-3 7:-2
cannot be	2:2
capa	1:-2 3:-2 5:2 7:3
capa de	3:-2 5:2 7:2
capis*	1:2
capisco	1:2
capte*	0:2 4:2 5:-3
capteur	0:2 4:2 5:-3
captu*	1:-4 3:-2 6:3
captura	0:2 1:-2
captura ⟨name⟩	0:-2
card	1:-2 5:2
care	0:4 1:-5 3:-2 5:-3 7:2
care of	0:4 1:-5 5:-3 7:2
carga	1:-2 4:2
caric*	1:-3 3:3 4:4 5:-2 7:-2 9:-2
carico	5:2
carpe*	0:2 2:-2 3:-2 4:-3 5:-2 9:-2
carpeta	0:2 2:-2 3:-2 4:-3 5:-2 9:-2
carre*	1:-2 2:-2 3:3 7:-3 9:2
carri*	0:-3 5:2
cart	0:-2 3:4 4:-4 5:-2 8:3 9:-2
carte	4:2
carte*	1:3 2:-3 3:-3 4:2 5:-3 7:-3 8:-2
cartella	1:3 2:-2 3:-4 4:3 5:-3 7:-2 8:-2 9:-2
cas	0:-5 1:2 4:-2 5:-2 6:2 7:-4 9:3
case	2:2 3:-2
casi	0:-4 5:5 6:2
caso	3:-4 5:-2 7:3 9:3
casse	5:2
cast	2:2
cast to	2:2
catal*	7:4
catch	1:-3 5:5 8:-2
catch de	3:2 5:-3
catch ⟨name⟩	0:-3 5:4
catch*	1:-2
caten*	4:4 5:-2
catena	4:4 5:-2
cattu*	0:4 1:-2 3:-2 7:-2
cause	0:-2 1:-2 5:2
ce	1:3 2:-2 5:-4 6:-2 7:3 8:-2
ce code	1:4 5:-3
ce projet	2:2 8:-2
ce qu'on	0:2 3:-2 4:2 5:-3 7:2
ce que	5:-2 7:5 8:-2 9:-3
ce qui	0:-4 2:-2 3:4 7:-3 8:-2
celul*	4:2
celular	4:2
cent	3:4 5:-2 7:-2 9:-2
cente*	1:2 2:4 4:-2 5:-3 7:-2
center	1:2 2:4 3:-2 4:-2 5:-3 7:-2
cette	1:2
chain	4:5 5:-4 7:-2
chama	0:-3 1:-4 3:-4 4:-3 5:5 6:-2 7:3 9:-4
chama $	5:3
chama ⟨name⟩	5:-3 7:6 9:-3
chama*	0:-3 4:2 6:2 7:-2 9:-2
chamada	3:2
chamadas	3:-2 4:3 7:-3
chamadas de	4:2 6:-2
chamado	0:-2
chamar	1:2
chamo	1:3 2:2 3:-3 4:-2 5:-2
champ	0:-3 1:-2 3:4 4:-2 7:2
champ ⟨name⟩	0:-2 7:2
chang*	3:3 4:-2 9:-3
change	1:2 3:-2 7:3 9:-2
change the	0:2 5:2 7:-2
changed	5:2
changement	3:-2 5:3
changer	3:2 5:-3 7:2
changes	0:-2 3:3
changes in	3:3 5:-3
changing	1:-2 3:2
chann*	0:3 3:-2 4:-2
channel	0:3 3:-2 4:-2
chaqu*	1:5 3:3 4:-3 5:-6 8:-2
chaque	1:5 3:3 4:-3 5:-6 8:-2
charg*	0:-4 1:2 5:-3 7:3 9:-2
charge	1:-3 4:2
chat	0:2 5:-2 8:2
chave	0:-2 5:3
che	1:3 2:-2 3:-5 6:-2 7:-2 9:-2
che codice	0:-3 1:2 4:2 7:-2
che cosa	2:-2 3:-4 4:2 7:-2 9:2
che eccezioni	1:-2 5:4 7:-2
che fa	1:3 3:-2 5:-4
che file	0:5 1:-3 3:-2 5:-3 7:-3
che modo	0:-3 1:-3 2:5 4:-3 5:-2 7:-2
che nessuno	1:2 5:2 7:-3
che non	5:3
che ogni	5:-2 7:3
che punto	1:-4 3:-2 4:-2 5:-3 6:-2 7:-3 8:4 9:-2
che si	0:-2 1:-2 3:-3 5:2 9:2
che test	0:-2 1:-2 3:-3 5:5 7:-3
che ⟨name⟩	0:4 1:-3 3:-4 5:-5 7:4
check	0:2 2:-2 5:-3
check the	3:2 5:-2
check*	2:-4 3:-2 4:2 7:-3 8:-4 9:2
checked	0:-2 4:-2 5:3 7:-2
checkout	4:2 7:-3 8:-2 9:-2
checkpoint	2:-2 7:-2 8:-2 9:3
checks	0:2 1:-2 5:2 7:-2
chega	0:-2 2:-4 3:4
chemi*	1:2 2:2 5:-2 9:-2
chemin	1:2 2:2 5:-2 9:-2
cherc*	2:2 4:-2 5:2
cherche	5:3
chez	0:-2 3:3 4:-3
chez nous	4:-2 5:2
chi	1:-2 3:-4 4:-2 5:9 6:-2 7:-8 9:-3
chi chiama	4:2 5:-2
chi emette	0:3 5:-3
chi fa	0:-2 1:-2 5:3
chi la	0:-2 1:-2 5:4
chi legge	0:-2 5:3 7:-2
chi lo	0:-2 1:-2 3:-2 5:5
chi mi	5:4
chi ne	1:-2 3:-2 5:5 7:-3
chi se	0:4 1:-2 3:-2 7:-2
chi si	5:3
chi è	5:2
chiam*	1:-4 2:2 3:-2 8:-2 9:-2
chiama	0:-3 1:-3 3:-2 7:4 9:-3
chiama ⟨name⟩	0:-2 5:-3 6:-2 7:6 9:-3
chiamare	1:-2 2:2 3:-2 4:-2 7:2
chiamare ⟨name⟩	3:-2 4:-2 7:3
chiamata	0:4 3:-2 4:-4 6:-2
chiamate	0:-2 1:-2 2:2 3:-3 4:4 5:-2 7:-4
chiamato	1:-2 3:2 5:2 7:-3
chiav*	0:-3 1:2 2:-2 3:2 4:-2 7:-2 8:-2
chiave	0:-3 1:3 2:-2 3:2 5:-2 7:-2 8:-2
child	3:2 5:-3 7:3
chiud*	1:-3 3:4 4:-2 5:-2 7:-2
chiude	1:-3 3:4 4:-2 5:-2
chose	0:-2 1:2 3:-3 5:-4 7:4 9:-2
chose*	0:2 1:-2 3:-4 5:-2 7:4
ci	3:3 4:-3 5:-2 6:-2
ci mette	3:3
ci sono	0:-3 1:-2 5:4 9:-3
ciclo	2:-2 5:-2 8:3
ciclo*	0:-2 1:-2 5:-2 6:4
cierr*	3:2
cifra*	1:3 6:-2 7:-2 8:-2
cima	4:3 5:-3
cinqu*	8:3 9:-2
cinque	8:3 9:-2
circu*	1:3 4:-2 5:-4 7:2 8:-2 9:-2
circular	2:2 3:2 5:-2
clase	0:-4 1:4 7:3
clase ⟨name⟩	5:2
clase*	1:-3 5:5
clases	1:-3 5:5
clases que	5:3
class	2:2
class ?	1:-2 5:3
class ⟨path⟩	2:2
class*	0:-2 4:-2 6:2 8:-2
classe	1:4 4:-2 5:-5 8:-2 9:2
classe ⟨name⟩	0:2 1:2 2:3 3:-2 5:-4 6:-3 9:-2
classes	0:-3 1:-4 3:-3 4:-2 5:4 6:2 8:-2
classes $	1:2
classes qui	5:2
classi	1:-3 5:2 6:3
classi che	5:3
claus*	5:4
clauses	5:3
clean*	5:-3 7:-2 9:4
clear*	0:-2 1:-2 3:3
cli	3:-2 7:-3 9:2
click	4:3 5:-4 7:2 9:-2
click*	1:-2 4:3
clien*	0:3 1:-3 2:2 4:-2 5:-2 6:-3 8:-3
client	1:-2 2:-2 3:-3 6:-2 8:-2 9:2
client $	0:2 3:-2 5:2
client http	9:2
cliente	0:2 1:-3 2:-2 3:3 4:-2 7:-3
cliente $	3:-2 5:3 7:-2
cliente ?	0:3 1:-2 5:-4 7:-2 9:2
clientes	2:3 3:-3 7:3 9:-2
clientes ?	7:3
clients	0:3 1:2 3:3 4:-4 5:-6
clients ?	0:2 5:-2 7:2
climb*	3:3
climbs	3:3
cliqu*	0:2 1:-2 3:-2 4:3 5:-2 9:-2
clique	0:2 1:-2
clock	0:2 1:-2 3:2 5:-2 7:-2
close	3:2
close*	0:-2 1:-2 2:-2 3:4
closed	2:-2 3:2
clé	3:-3 4:-2 5:-2 7:4
clés	3:-2 5:4
clés de	3:-2 5:4
cober*	0:-2 1:-2 3:-2 4:2 5:-3 7:3 9:2
cobertura	0:-2 1:-2 3:-2 4:2 5:-2 7:3
cobertura de	7:2
cobre*	1:-2 5:2 6:2 7:-3
cobrem	1:-2 5:2 6:2 7:-3
code	1:3 2:-3 3:-3 5:4 6:-2 7:-3 8:-2
code $	2:3 3:-4 4:-3 7:-2 8:-3
code ?	0:2 2:-4 3:-2 6:-2 7:-2 8:2
code in	0:-2 1:2 3:-2 5:4 7:-5
code is	0:-3 4:3 9:-2
code mort	7:2
code n	3:5 5:-3 7:-2
code qui	5:2
code that	0:-2 5:4
code zwischen	0:-3 1:-3 4:2 5:3 9:-3
code ⟨name⟩	0:2 4:-2 5:-3 7:-3 9:3
codeb*	1:4 4:-2 5:-2
codebase	1:5 4:-2 5:-3
codec	1:-2 5:5
codec ?	5:4 7:-3
codeo*	1:5 5:-5 7:-2
codeowners	1:5 5:-5 7:-2
codes	0:-3 1:-3 3:-3 4:-2 5:7 7:-2
codic*	0:2 2:-2 3:-6 4:2 7:-3 9:-3
codice	2:-2 3:-5 4:2 7:-2 8:2 9:-3
codice ?	0:3 1:2 5:-4 7:-2
codice che	1:-2 4:2 7:2
codice fiscale	0:-2 1:-2 4:-2 5:2 6:2 7:2 8:-2
codici	0:2 1:2 3:-2 7:-2
coisa	1:-2 3:-2 5:-4 7:6
cola	0:-2
colle*	5:-4 7:2 8:3
colli*	0:3 1:-3
colon*	1:-3 2:2 3:-4 4:-2 5:5 7:-3 9:-2
colonna	3:-2 5:4
colonna ⟨name⟩	3:-2 5:3
colonne	1:-2 2:3 3:-2 5:2 7:-3 9:-2
colonne ⟨name⟩	0:2 1:-2 5:3
colum*	1:-4 2:2 4:-2 5:2 6:2 7:-2 9:-2
column	1:-3 2:2 3:2
column ⟨name⟩	5:2
columna	6:2
colun*	0:-2 3:3 5:2 7:-3
coluna	0:-2 3:3 5:2 7:-3
coluna ⟨name⟩	5:3
com	0:-3 1:5 3:-2 4:-6 5:2 6:-2 8:-2 9:-2
com a	0:-2 1:-3 2:2 4:-2 5:3 7:-2
com n	5:-2 7:2
com o	5:3 9:-2
com ⟨name⟩	0:-2 1:2 3:-2
com'è	0:-2 2:2 3:2 4:-2 5:-4 7:-4 9:2
coman*	0:2 1:2 3:-2 4:-2 5:-4 7:-3 8:-2
comando	1:3 3:-2 4:-2 5:-6 6:2 7:-2 9:2
comando ⟨name⟩	1:5 5:-4
combi*	0:-4 1:-5 2:-2 5:-3 6:9 7:-6 8:-2
combien	0:-2 1:-2 3:-2 5:-5 6:9 7:-5
combien de	3:-2 5:-3 6:6 7:-4
come	1:-6 2:8 3:3 5:-6 6:-2 7:-4 9:-3
come from	0:2
come funziona	2:2
come lancio	2:3 7:-2
come mai	0:-2 1:-2 2:-3 3:6 5:-4 7:-3
come si	3:-3 7:2
come vengono	2:3 5:-2
comen*	1:2 7:-2
comes	0:-3 2:-2 3:2 5:-4 7:-2 8:-2 9:3
comes back	3:3 5:-2
começ*	2:-2 4:3 5:-2
começo	2:-2 4:3 5:-2
comin*	0:-2 1:2 3:2 5:-2 8:-2
comis*	1:4 5:-3
comma*	0:-3 1:-3 3:-3 4:3 5:2 7:-4
command	7:-2
commande	0:-2 1:-2 2:-2 3:-3 4:3 5:2 7:-3
comme	1:-2 5:4
comme*	1:3 2:5 3:-2 5:-2 6:-3 7:-4 8:-4 9:-3
commencer	2:-2 5:2 8:-2 9:-2
comment	0:-2 2:6 4:2 5:-4 6:-2 7:-5 8:-2 9:-2
comment les	2:2
commenti	1:3 2:-2 5:-3 7:2
commi*	0:-2 2:-2 4:4 7:-2 9:-2
commit	4:3 5:-4 9:-2
commit $	1:-2 4:2
committed	1:-2 4:2 5:2 7:-2
commo*	2:2 3:-2 5:-2 9:2
common	2:2 3:-2 5:-2 9:2
como	0:-4 1:-3 2:6 3:2 5:-3 6:-3 7:-5 9:-3
como faço	2:2
como o	4:3
compa*	1:-5 6:-2 8:2
compare	2:2 3:-2 4:-2 5:2 7:-4
compi*	0:-2
compilador	1:-2 2:2 3:2 5:-2 7:-2
compile	5:-2 9:3
compiler	1:2 3:-3 4:2
compl*	0:-5 1:-2 3:-3 4:3 6:5 7:-4 8:-6
complessità	0:-2 1:-3 2:3 3:-2 4:-2 5:-3 6:4 7:-2 8:-3
completa	3:-2 4:5 5:-4 8:-2
completo	3:3 5:-2
complex	5:2
complexity	6:3 7:-2 8:-2 9:-2
complexité	6:3
compo*	4:-3 6:-2 7:-4 9:3
component	0:-4 1:5 5:-3 7:-2
component ⟨name⟩	3:3 5:-2
componente	0:2 1:-3 3:-2 6:-2
componente ⟨name⟩	1:-2 3:-2 5:2 6:-2
componentes	1:-3 5:3
components	0:-2 1:-2 3:-2 5:5
comportamento	0:3 1:-3 5:-2
composant	3:2
composants	5:3
compose up	3:3
compr*	1:5 3:-5 4:-2 5:-4 6:-2 7:2 8:-2 9:-3
compris	1:4 2:2 3:-4 5:-3 7:-4
comprueba	0:2 1:2 5:-4
compt*	1:-3 3:-3 8:2
compte	5:-2 8:2
compu*	0:-2 4:2
computed	2:3 5:-2
con	0:-2 1:-5 2:2 3:3 5:2 6:-3
con el	1:-2 3:-2 5:2 7:3
con i	3:2 5:-2 7:2
con la	1:-2 3:-2 4:4 5:-3
con los	3:2
con quali	8:3
con qué	0:-2 3:-2 5:2 9:-2
con ⟨name⟩	0:-2 1:-2 3:3 5:-3 7:-5 9:3
con ⟨text⟩	3:2
conce*	1:3 2:-3 3:-2 4:-2 5:-3 7:3
concr*	2:-2 3:-2 5:4 7:-2
concretas	5:2
concrete	1:-2 5:5
condi*	1:2 3:-3 4:-2 5:2
condition	1:2 3:-3 7:3
conec*	2:-2 5:3
conex*	4:-2 5:-2 7:4
confe*	0:2 1:-3 5:-4
conferma	0:2 1:-2 3:2 5:-2 7:-3
confi*	0:2 1:-2 4:-3 5:2 6:-4 8:-3 9:-3
config	3:-2 4:-2 5:3 8:-2 9:-2
configure	0:2
configured	0:-2 2:3
confl*	0:-2 1:2 3:2 4:-2 5:-3 8:-3
confo*	5:3
confu*	1:-2 5:2 7:-3 8:2
conne*	1:-5 2:-4 3:4 4:4 5:-2 7:2 8:-2 9:-3
connect	0:-2 1:-2 3:-3 4:3 5:-2 7:2
connecter	3:4 4:-2 5:-4
connection	1:-2 3:2 7:-2
connection slots	3:2
connections	0:-2 1:-2 3:2 7:2
conse*	0:-5 2:-2 3:-4 5:7 7:-5 8:-2 9:-3
consi*	1:-2 5:-3 7:4 9:-2
consistent	7:3
conso*	0:-3 1:-2 5:4
console	3:3 5:-2
consommateurs	3:-2 5:3
const*	1:-2 2:-2 4:-3 5:4 6:2 8:-2 9:-3
constant	7:2
constante	0:-3 7:4
constante ⟨name⟩	0:-3 7:4
constraint	3:4 5:-3
constraint ⟨name⟩	3:2
constructeur	0:3 1:-2 3:2 4:-2 7:-4
constructor	1:2 4:-3
constructor de	1:3 5:-2
construit	0:3 3:-2 5:-5 6:2 7:2
construtor	5:2
consu*	1:-2 3:-4 4:-2 5:2 7:2 8:-3
consulta	0:2 1:-2
consulta ⟨name⟩	7:2
consumers	5:-2 7:4
consumers of	5:2
consumidores	5:4
conta	1:-5 2:3 5:-8 6:7 7:-4 9:-2
conta*	0:-3 1:-5 3:4 4:-3 7:-2
contador	3:4 5:-2
container	1:-2 2:2 4:-2 7:-3 9:3
container $	2:2
contains	3:2
conte*	0:-4 1:2 2:-3 4:-2 5:-3 6:-2 7:2 8:-3 9:2
context	5:-2 7:-3 8:-2 9:3
conti*	2:-2 3:5 4:-3 5:-5 7:-4 8:-2
contient	0:3 1:-2 5:-3
continua	3:3
continue	3:3 5:-2
contr*	0:2 3:-5 6:-3 7:-2
contract	5:2
contraseña	3:3 4:-2
contrato	0:2 1:-5 3:-3 4:-2 5:5 7:-2
control	0:-2 1:-3 2:-3 4:2 7:-3 8:2 9:-2
controller	0:2 1:4 2:-3 3:-3 4:2 5:-7 8:-2 9:-4
contrôleur	0:-2 1:3 5:-2
conve*	0:-2 1:4 4:-3 7:-5 9:-2
convention	1:2 3:2 5:-4
convi*	0:-2 1:-3 3:-3 4:-2 5:-4 6:-2 8:2 9:4
conviene	0:-2 1:-3 3:-2 4:-2 5:-5 6:-2 8:2 9:4
cooki*	2:-3 3:-2 4:2 5:2 9:-2
cookie	3:-2 4:-2 5:2 9:-2
coord*	4:2 5:-2
copia*	0:-2 5:4 6:2 7:-3 9:-2
copro*	6:3
coprono	6:3
coprono ⟨name⟩	6:3
copy	1:-2 2:-2 3:-3 4:-2 7:3
copy paste	5:2 9:2
copy pasted	3:-2 4:-2 6:2 7:3 9:-2
core	3:2 4:-3 5:-2 6:-2
core dumped	0:2 5:-2
corre*	1:3 4:-4 5:-4 7:3 8:-4 9:-2
correo	0:2 1:-2 4:-2 7:2
correos	1:3 4:-2 5:-3
corri*	1:-3 2:3 3:-2
cors	1:-2 3:4 4:-3 7:-2
cos'è	0:-3 1:7 2:-3 3:-3 4:-2 5:-5 7:-2 8:-2
cosa	0:-6 1:4 5:3 6:-4 7:-11 8:2
cosa devo	3:-2 4:-2 5:4 7:-2
cosa serve	1:3 3:-2 4:-2
cosa si	0:-2 1:-3 3:-4 7:-2 9:5
cosas	1:-3 3:-2 7:4
cose	3:-4 5:3 7:3
costa*	0:-2 5:3 9:-2
costr*	0:-2 1:-2 5:4
così	1:-3 2:-2 3:2 4:-3 7:-4 9:3
couch*	1:2 5:-2
could	4:-3 6:-2 7:4 9:-4
could be	5:4 7:-3
could not	0:2 7:-2
could you	5:3
could ⟨name⟩	1:-2 5:-4 7:5 9:-2
coule*	5:2
couleurs	5:2
count	0:-2 5:-6 6:4 7:2 9:2
count of	5:-4 6:5
count the	5:-2 6:2 7:2
count*	0:-2 2:-3 4:5 5:-5 7:2 8:-2 9:-2
coup	1:-2 3:2 4:-2 5:-2 7:3 9:-2
coupl*	3:-2 7:3 8:-2 9:-2
coupling	5:2
coupo*	1:-2 2:-2 4:2
coupon	1:-2 2:-2 4:2
couvr*	5:-2 6:4 7:-2
couvrent	6:2
cover	5:2
cover*	1:-2 2:-2 5:3 7:2
coverage	1:-2 2:-2 5:3
cpf	0:-2 1:2 7:-2
cpu	3:3 7:-2
crash	1:3 5:-3
crash*	3:3 5:-3
crate	1:-2 7:2
crate*	0:-2 1:2 2:-2 3:-3
crates	0:-2 1:2 2:-2 3:-3
crea	1:-2 2:-2 3:-3 4:-2 5:2 6:2
crean	0:-2 5:3 6:-3
creat*	0:-3 3:-2 5:4
create	5:2
created	0:-3 5:4
creating	9:2
creaz*	0:-3 1:3 3:-2
cresc*	1:2 3:3 7:-2
cresce	3:3
criad*	0:-4 5:3 7:-2 9:2
criti*	0:-2 1:-4 2:-2 3:-2 5:-2 7:-3 8:6
crm	1:-2 2:-2 5:-3 7:3 8:3
cron	0:8 1:-6 3:-5 4:2 5:-7 6:-2 7:-4 8:-3 9:-2
cron ?	5:3 7:-2
css	0:3 1:-4 2:-2 3:-4 4:-2 5:4 7:-3 8:-2 9:-2
csv	1:-4 3:3 4:2 6:-2 7:-3 8:-2
ctrl	1:2 5:-3
cuand*	1:3 4:2 5:-2 9:-3
cuando	1:3 4:2 5:-2 9:-3
cuando el	1:2
cuando se	0:2 1:2 9:-2
cubre*	6:3
cubren	6:3
cuent*	1:-2 3:2 5:-4 6:3 7:-2
cuenta	1:-2 3:2 5:-4 6:3 7:-2
cui	1:4 2:-2 3:-4 7:-3
curso*	1:-2 2:2 3:2 4:-4 5:-3 7:2
cursor	1:-2 3:2 4:-3 5:-3 7:2
custo*	0:-2 1:2 3:4 4:-2 6:-2 7:-4 8:-2 9:-2
custom	1:2 7:-2
customer	1:2 2:2 5:-2
customers	2:-2 3:4 5:-4 7:-2 9:-2
cut	0:-2 1:2 2:3 3:-2 4:-2 5:-2 7:2 8:-2 9:-2
cuál	1:3 2:-2 4:3 5:-7 7:-4 8:-2 9:3
cuál es	1:3 4:2 5:-3 7:-2
cuále*	1:-2 7:-2 9:2
cuáles	1:-2 7:-2 9:2
cuánt*	0:-3 1:-3 3:-3 4:-2 5:-8 6:12 7:-7 9:-3
cuántas	0:-2 1:-2 3:-2 5:-4 6:7 7:-4 9:-2
cuántos	0:-2 1:-2 3:-2 5:-9 6:10 7:-5 9:-2
cycle	0:-2 1:-3 3:-4 4:6 5:-5 7:-3 8:-4 9:-2
cycle*	1:-2 5:2 7:2 9:-2
cycles	1:-2 5:2 7:2 9:-2
cyclo*	1:-4 3:-2 6:4 7:-2 8:-2 9:-2
cyclomatic	1:-2 6:3 8:-2 9:-2
cyclomatic complexity	1:-2 6:3 7:-2 9:-2
cálcu*	0:-2 3:-2 4:-3 7:2 9:2
cálculo	0:-2 3:-2 4:-3 7:2 9:2
cálculo de	0:-2 3:-2 4:-3 7:2 9:2
cénti*	3:2
códig*	1:2 2:-2 3:-5 4:2 5:2 6:-2 8:-2
código	2:-2 3:-4 4:2 5:2 6:-2
código $	0:-2 1:4 3:-2 5:-3 7:-3 8:-2 9:3
código ?	0:-2 1:-4 4:-3 5:-5 7:2 8:2 9:2
código de	0:4 1:-2 3:-2 4:4 5:-4
códigos	0:-2 1:3 3:-2 5:3 7:-2
códigos de	1:3 3:-2 5:2 7:-2
cómo	1:-4 2:8 3:-4 5:-3 6:-2 7:-3 9:-2
cómo se	2:5 5:-2 7:-2
côté	5:3
d	0:3 5:-2
d'abo*	1:-2 3:-2 8:3
d'abord	1:-2 3:-2 8:3
d'acc*	1:-2 7:2
d'app*	1:-2 4:3 5:-3 6:4 7:-3
d'appel	5:2
d'appelants	5:-4 6:5 7:-2
d'appels	4:4 5:-3 6:-2
d'apr*	1:2 5:-3
d'après	1:2 5:-3
d'arg*	5:3
d'arguments	5:2
d'err*	1:2 3:-2 5:3
d'erreur	3:-2 5:3
d'exé*	0:-2 1:3 3:-2 7:-2 9:-2
d'exécution	0:-2 1:3 3:-2 7:-2 9:-2
d'imp*	0:-2 3:-3 5:2 6:3 7:-3 8:-2 9:-2
d'où	0:5 5:-4 7:-3
d'un	0:-4 1:2 2:-2 6:-2 8:-2 9:-2
d'une	0:-2 1:-3 2:-2 3:2 4:2 5:3 7:-3 8:-2
da	3:-2 4:2 5:3 7:-2 9:-3
da api	2:-2 3:-2 5:4 7:-2
da che	0:5 2:2 4:-2 5:-6 6:-2 7:-4
da dove	0:5 3:-3 4:-3 5:-3 6:-2 7:-3
da fila	2:-2 3:-2 4:2 5:2
da n	7:2
da nicht	1:-3 2:2 3:3
da qualche	0:-2 3:-2 5:-2 7:5
da qualcuno	7:3
da quali	4:-2 5:4
da quando	4:2
da quanti	5:-3 6:4 7:-2
da un	1:-2 2:2 7:-2 8:2
da ⟨name⟩	0:-3 1:-4 2:-2 3:-4 4:5 6:2 9:-2
dafür	5:3 7:-2
dai	0:-2 1:-3 2:-2 3:-2 5:-2 7:-2 8:5
dal	0:-4 1:-4 2:-2 4:5 6:-2 7:2 8:-3 9:-3
dame	5:2 7:-3 8:2
dammi	2:-2 3:-2 4:2 5:-3 7:-2 8:3
daneb*	3:4 5:-2 7:-2
daneben	3:4 5:-2 7:-2
dange*	0:2 1:-2 5:-4 7:4
dann	3:-2 4:3
danni	5:-2 7:3
dans	1:2 2:-3 3:2 6:-2 8:-2
dans ce	0:-2 1:3 2:2 3:-2 4:-2 8:-2
dans la	0:-2 1:-3 2:-2 5:-2 7:-3 9:4
dans le	0:-2 2:-2 7:2 9:-3
dans les	0:-2 3:2 5:-3 7:3
dans quel	0:2 1:-5 2:-2 4:3 5:-5 7:-2 9:3
dans un	7:3
dans ⟨name⟩	0:-4 2:-2 5:-3 6:-2 7:3 9:-3
dans ⟨path⟩	0:-2 1:-2 3:4 4:-2
dao	1:-2 7:4
dar	1:-2 2:3 4:-2 7:-2
darf	3:2 4:-2 7:-2
das	0:-3 1:3 3:-3 4:-3 5:-2 6:-3 7:3 8:3 9:-3
das $	1:3 3:-2 4:-3 5:-3 7:2
das event	1:2
das feld	5:2
dashb*	0:-3 1:-2 3:-3 4:-2 5:2 9:3
dashboard	0:-2 5:2
dass	0:-2 1:-2 3:5 4:-3 5:-5 8:-2 9:-2
dass der	3:-3 7:4
dass ⟨name⟩	1:-5 3:6 4:-2 5:-5 7:-4
data	5:-3 9:-3
datab*	1:-5 2:2 4:-3 8:-2 9:-2
database	1:-5 2:2 4:-3 8:-2 9:-2
database ?	7:3
date	0:-3 2:-2 3:2 4:-2 5:-3 6:-2 7:2 8:-2 9:3
datei	0:4 4:-3 5:-4 8:-2
datei*	0:-3 1:-3 3:-4 4:3 6:2 7:2 8:-2 9:-3
dateien	0:-2 1:-2 5:3 6:2 9:-2
daten*	1:-2 2:-4 4:-2 7:-3 8:4
datenbank	1:-2 2:-2 5:-2 8:2
dates	3:4 5:-3 7:-2
dati	0:-2 2:2 3:-4 4:2 7:-2 9:-2
dato	4:4 5:-4
datos	1:-2 3:2 4:-3 7:2
datum*	1:-2 5:-3 7:4
day	3:3
dayjs	0:-2 1:-3 5:-3 8:2 9:3
db	1:2 2:-3 3:2 5:-5 7:3 8:-2 9:2
db ?	0:2 3:-2 5:-2 7:3
de	5:2
de alta	2:3 3:-2 4:-2 5:-2 7:2 8:-2
de barras	0:2 5:-2
de bord	0:2 1:-2 3:-2 5:3 7:-2
de cada	0:2 3:4 5:-4 7:-4
de ce	0:3 3:-2 7:-2
de chamadas	4:5 5:-5 6:-2
de cliente	5:3 7:-2
de clientes	7:2
de config	3:-2 5:2
de código	0:2 1:-2 9:2
de datos	1:-2 4:-2 7:2
de données	1:-2 3:2 8:2
de dónde	0:4 3:-2
de erro	0:2 1:-2 3:-2 5:3 7:-2
de error	0:2 3:-2
de errores	5:-5 8:4
de fichiers	5:-2 6:3
de funcionar	1:-2 3:2 5:2
de la	0:-4 3:-3 5:3 6:-3 8:3 9:-3
de las	5:-3 7:3 9:2
de lever	1:-3 2:2 5:3
de llamadas	4:4 5:-4
de llamar	1:3
de log	1:4 5:-3 8:-2
de login	1:-2 3:-2 4:2 5:3 7:-2 8:-2
de los	0:3 1:-2 7:-2 9:-2
de más	3:-2 5:2
de n	1:-5 2:-3 4:-2 5:2 6:-2 8:2 9:-2
de notre	9:2
de onde	0:2
de pagamento	0:-2 2:2 7:2
de paiement	0:2 1:-2 2:2 3:-2 4:-2
de passe	4:-2 5:-3 8:3
de preços	0:-2 1:-2 2:2 3:3 4:2 5:-3 7:-2
de que	0:-2 1:2
de qué	1:2
de remessa	3:2
de retour	1:4 5:-3 7:-3
de testes	1:-2 3:-2 7:2
de tests	3:-2 6:2
de tipo	0:3 1:3 5:-5
de traduction	3:-2 5:4
de um	1:2 2:2 4:3 5:-4
de uma	1:-3 3:-2 7:2 8:2
de un	4:-2 5:-2 7:2 8:3
de una	1:2 7:-2
de vie	4:3 5:-2
de ⟨error⟩	7:2
de ⟨name⟩	0:-3 2:-2 3:-6 4:6 5:3 6:2 7:-2 8:-2 9:-2
de ⟨path⟩	1:-3 3:-3 4:-2 5:3 7:-2
de ⟨text⟩	0:2 1:2 3:-3 5:-2
dead	1:-3 3:-2 5:5 8:-3
dead code	1:-2 5:3
deadl*	2:3 4:-2 5:-2 9:-2
deadlock	2:3 4:-2 5:-2 9:-2
deadlock found	3:3
debaj*	5:3
debajo	5:3
debe	1:2
deber*	1:-2 5:-2 7:2 9:2
debería	1:-2 5:-2 7:2 9:2
debou*	0:-2 1:3
debounce	1:3
debt	0:2 5:3 8:-3
debug	3:2
debug*	1:-3 2:4 3:2 4:-2 5:-3
decid*	0:2 1:-3 2:5 3:-2 4:-2 5:-2 7:-3 9:2
decide	0:-2 1:-2 2:5 3:-2 5:-2 7:-3 9:2
decim*	1:-2 5:2
decimal	1:-2 5:2
decir	1:4 5:-3
decis*	1:5 5:-4
decla*	1:-4 3:-3 5:5 7:-2
declared	3:-2 5:3
decod*	1:2 5:-3
decode	1:3 5:-2
dedup*	0:-2 3:-2 5:4 7:-2
deep	0:3 1:-3 5:-2 7:2
defau*	0:-3 1:3 3:-2 5:2 7:-3 9:-2
default	0:-2 1:3 3:-2 5:2 7:-3 9:-2
defec*	5:3
defecto	5:3
defecto de	5:3
defin*	0:7 2:-2 3:-2 4:-2 5:-3 6:-2 7:-4 9:-2
defined	5:-2
defined $	0:2
definida	0:3 5:-2
degli	1:-2 2:-3 5:-2 7:-3 8:3 9:2
degli errori	2:-2 5:-3 8:4
dei	0:3 1:-2 4:2 5:-4 6:-2 8:-3 9:-2
dei turni	1:3 5:-2
deixa	1:2 7:-2
del	1:-3 2:-2 3:-2 4:4 6:-3 7:-2 8:4 9:-2
del codice	1:-3 2:-2 3:-4 4:-4 7:2 8:3 9:-2
del código	4:-2 5:4
del módulo	8:2
del n	3:3 5:-2
del progetto	0:-2 5:-2 8:3
del proyecto	1:2
del repo	3:-2 5:2 7:-2
del worker	3:2
deleg*	1:2 7:-4 9:2
delet*	1:4 2:-2 3:-4 5:-3 8:-2 9:3
delete	0:2 1:4 2:-2 3:-4 4:-3 5:-3 7:-2 8:-2 9:3
delete ⟨path⟩	0:3 1:-2 3:-2
deliv*	1:4 5:-5
dell'*	2:-2 3:-3 5:3 6:-2 8:-2 9:-2
della	1:-2 3:-3 4:3 6:-2 7:-4 9:-4
delle	1:-4 2:2 3:-2 4:4 5:-2 6:-2 8:-3 9:-2
delle chiamate	4:5 5:-4
dem	2:-2 3:5 5:-5 6:-3 8:-3 9:-4
dem update	3:2
demai*	3:-2 7:3
demais	3:-2 7:3
demais ?	3:-2 7:3
deman*	1:-2 3:-2 4:-2 5:4 7:-2 9:2
demas*	0:-2 1:-4 3:-2 5:-3 7:6
demasiadas	1:-3 5:-2 7:4
demasiado	5:-2 7:4
den	0:-2 1:2 2:-2 4:-2 5:-2 6:-2
den ⟨name⟩	1:-3 9:3
denen	1:-2 3:-3 5:5 7:-4
dentr*	0:-3 2:-4 3:-3 4:2 5:4 6:-2 8:-2 9:-3
dentro	0:-3 2:-4 3:-3 4:2 5:4 6:-2 8:-2 9:-3
dentro $	2:-3 3:-2 4:3
dentro ?	1:2
dentro de	4:-2 5:4
dentro ⟨name⟩	1:2 3:-2 4:-3 5:3 7:-2
depen*	0:-2 1:3 2:-2 4:-2 5:-3 6:2
depend	1:4 5:-4 7:2
depend on	1:4 5:-4 7:2
dependen	5:-2 6:2 7:-2 8:2
dependencias	9:2
dependencies	1:-2
deplo*	2:-3 3:3
deploy	2:-2 3:4 5:-2
deploy $	1:2 2:-2 3:2
depoi*	0:-3 1:-3 3:5 5:-2 7:-2 8:-2
depois	0:-3 1:-3 3:5 5:-2 7:-2 8:-2
depois de	3:3 6:2 7:-3
depois do	3:3 4:-2
depois que	1:-2 3:3 4:2 5:-2
depre*	0:-3 1:2 3:-3 4:-2 5:3 7:-3
deprecated	3:-3 5:4 7:-3
depui*	1:-2 3:3 5:-3
depuis	1:-2 3:3 5:-3
der	0:-2 3:2 5:-2 6:2 8:-3 9:-3
der code	1:-3 4:4 7:-2 9:-2
der den	3:-2 5:2 7:2
der funktion	4:-2 5:4
der unterschied	9:3
der wert	5:-2
der ⟨name⟩	1:-3 3:-4 5:2 7:4
deriv*	0:-3 1:2 2:-3 4:2 7:-4
derived	2:-3 4:3 6:-2 9:2
derni*	7:2
derri*	0:2 1:2 5:-2 7:-2
derrière	0:2 1:2 5:-2 7:-2
des	1:2 2:2 3:-2 4:-2 6:-3 7:2 8:-2 9:-4
des classes	5:-3 7:4
desce*	0:2 1:-2 4:2 6:-3 7:-3
descendants	0:2 7:-3
descr*	1:-2 3:-3 4:3 5:-4 6:-2 7:-3 8:4 9:-2
descu*	2:2 3:2 5:-2
descuento	2:2 3:2 5:-2
desde	1:-4 2:-3 3:4 4:3 8:-2
desde a	4:2
desde dónde	0:3
desde el	0:-2 2:-2 5:-3 7:2
desde que	4:3
desde qué	4:-2 5:4
desen*	3:-2 7:4
desig*	2:-2 8:-2 9:2
design	2:-2 5:-4 8:-2 9:3
despu*	0:-4 3:3 7:2
después	0:-4 3:3 7:2
detec*	5:3 7:-2
deux	0:-4 1:-5 2:-3 3:5 5:-6 6:-2 8:-3 9:4
deux fois	3:2
dev	0:-3 1:4 3:2 5:-3 7:-2
deven*	3:2 5:2 7:-2
devie*	0:-3 1:-3 2:-2 4:4 7:-3
devient	1:-2 2:-2 3:-2 4:4 5:-2
devo	0:-2 1:-2 3:-3 4:-3 5:5 6:-2 7:-3 9:2
devo sistemare	5:2
devol*	0:-3 2:-2 3:-3 4:3 7:-2 9:3
devra*	1:-2 3:3 5:-3 7:-3
devrait	1:-2 3:3 5:-3 7:-3
devue*	0:-2 1:-2 3:2 7:2
devuelve	0:-2 1:-2 3:2 7:2
devuelve ⟨name⟩	1:-4 3:2 5:3
di	0:2 2:-3 3:-3 5:4 8:-3 9:-3
di conferma	0:3 4:2 5:-2 7:-2
di n	3:3
di un	1:-3 2:-2 4:-3 5:3 6:-2 7:2 8:-2
di una	0:-3 1:-5 2:-3 3:-3 4:3 5:2 6:-3 8:2
di ⟨name⟩	2:-2 3:-4 4:-4 6:3 8:-2
di ⟨path⟩	0:3 1:-2 3:-2 5:-2 6:2 7:-3 8:2
dia	0:2 3:3 5:-3
dialo*	0:3 2:-3 3:5 4:-3 5:-2 7:-5 8:-3 9:-3
dialog	0:4 1:-2 3:-2 5:-2
dialogue	0:-2 2:-2 3:3 4:-3 7:-2 8:-2 9:-2
dice	0:2 3:2
dichi*	1:-2 5:2
did	0:-2 1:3 3:2 5:-5
die	3:-2 5:2 6:-2
die datei	1:2
die funktion	7:3
die klasse	0:2 5:-2
die logik	0:2 9:2
die methode	1:-2
die middlewares	4:2
die nachricht	0:2 1:3 5:-4
die spalte	5:3
die tabelle	1:-3 3:3 5:-2
die tests	5:-2 7:3
die ⟨name⟩	3:-3 5:6 7:-3
diens*	0:-3 2:-3 4:-3 5:3 9:-2
dienste	0:-2 1:-3 2:-2 3:-2 4:-2 5:5
dies	3:3
diese*	1:4 2:-2 3:-3 4:-2 5:-3 8:-2 9:-2
diesem	1:3 3:-2 5:-2 8:-2 9:-2
dietr*	1:-2 3:3 4:2 5:-2 7:-2
dietro	1:-2 3:3 4:2 5:-2 7:-2
difer*	1:-2 3:-2 4:-5 5:-3 9:6
diferencia	4:-4 9:4
diferencia entre	9:2
diferença	4:-2 9:3
diferença entre	4:-2 9:3
diff	2:-2 5:-2 9:3
diffe*	0:-2 2:-4 4:-6 7:-3 8:-2 9:6
differ	2:-2 3:3 4:-3 5:-2 9:2
difference	3:-2 4:-2 7:-2 9:4
difference between	7:-2 9:4
different	1:2 2:-2 4:-2 5:3 6:2 9:-2
differenza	1:-2 3:-2 4:-3 9:4
differenza tra	3:-2 9:3
diffé*	0:-2 1:2 3:-2 4:-2 5:-3 9:4
différence	1:-2 4:-2 5:-2 9:4
différence entre	4:-2 9:3
difíc*	1:-5 3:5
digo	0:-3 1:2 5:2
dime	0:-2 1:-2 5:2 9:2
dipen*	0:-2 1:2 2:2 3:-3 4:-2 8:-2
dipendenze	3:-2 5:2
dire	0:-2 1:3 4:2 5:-4 9:-2
direc*	0:-4 2:-2 3:-5 4:-4 5:8 6:-4 8:-2 9:-3
direct	1:-2 5:4
directement	3:-2 5:4 7:-2
directly or	1:-2
direk*	1:3 7:-2
direkt	1:3 7:-2
diret*	4:-2 5:5 6:-2 7:-2
direttamente	5:2
dis	1:2 8:-2
disco*	0:-2 1:2 3:2 5:-2 7:-2 8:2
discount	1:2 5:-2 8:2
diseñ*	3:-2 5:-2 7:4
disk	0:-3 1:5 3:-2 5:-3
dispa*	0:-5 1:-2 2:-2 3:4 4:-3 5:2
dispara	5:3
dispatch	0:-4 5:4
dispo*	0:-2 1:-2 2:-2 3:2 5:2
disqu*	5:2 7:-2
disque	5:2 7:-2
dist	5:-2 7:3
disti*	0:-5 1:-6 2:-2 3:-3 4:-5 5:-4 7:-4 8:-2 9:9
distingue	0:-2 5:-3 9:4
distintas	1:-2 7:-2 9:2
diven*	0:3 1:-4 2:-2 4:-3 5:2 7:-4 9:-2
diventa	0:3 1:-4 4:-2 7:-3
diver*	0:-3 4:-2 6:4 7:-2
diversi	6:2
dix	1:-2 4:-2 5:-3 7:4
diz	1:2 4:-4 8:2
dizer	1:3
do	1:2 3:-2 6:-2 9:-2
do $	2:-3 3:-4 5:2 6:2 7:-2 8:-2 9:-3
do app	8:2
do deploy	3:2
do i	0:-2 2:5 3:-2 4:-3 5:-2 8:-2 9:-2
do in	0:-2 1:2
do módulo	5:-2 7:3
do projeto	2:-3 5:-2 7:-4 8:4 9:-2
do the	2:-4 3:-2 4:3 7:2 9:-2
do they	0:-2 1:-2 4:2 5:-4 6:2
do we	1:2 2:-3 3:-4 5:-2 7:3 8:-2
do ⟨name⟩	1:-3 9:2
doch	5:-3 7:2
docke*	0:-3 1:-4 4:-2 7:4 8:-2 9:-2
docker	0:-3 1:-4 4:-2 7:4 8:-2 9:-2
docker compose	3:2
docs	2:3 3:-3 7:-3
docum*	1:-3 3:-2 5:4 7:-3
does	0:-2 3:-3 4:3 5:-2 7:5 9:-2
does a	1:-3 3:-3 4:5 5:-4 6:-2 9:-2
does any	5:-2 7:3
does anything	7:2
does it	3:-3 5:-2 7:3 9:-2
does not	2:2 3:3 5:-2 7:-3
does that	0:4 3:-2 5:-3 7:-2
does the	1:-2 3:-3 4:3 7:2 8:-2 9:-2
does this	1:4 4:-3 5:-2 6:2
does ⟨name⟩	0:-4 3:-4 4:-3 5:3
does ⟨path⟩	1:3 3:-2 4:-2 5:-4 7:4
does ⟨text⟩	1:-2 3:4
doesn't	0:-2 3:2 5:-3
doesn*	0:-3 3:4 5:-4
doing	0:-2 1:-3 3:2 5:3
dois	0:-3 1:-4 2:-3 3:5 5:-3 6:-2 7:-2 8:-2
doit	3:-2 4:-3 5:-3 7:-3 8:3 9:2
domai*	0:-2 1:-5 2:3 4:-2 7:4 9:-3
domain	1:-3 7:3 9:-2
domin*	0:-2 2:-2 4:-3 5:3 6:-2 9:-2
dominio	0:-2 2:-2 3:-3 5:2 6:-2
dominio $	0:-2 3:-2 5:3 7:-3
domín*	5:-2 7:3
domínio	5:-2 7:3
don't	1:-3 7:2 9:-2
donde	0:2
donde se	0:2 5:2
done	2:3 3:-3 7:-2 9:2
donne	1:-2 3:-2 5:2 8:2
donné*	0:-3 1:-3 2:-2 4:2 5:-2 8:2
données	0:-3 1:-3 2:-2 4:2 5:-2 8:2
dopo	0:-4 1:-2 2:-3 3:4 4:4 5:-6 6:-2 7:2 8:-3 9:-2
dopo il	1:2 4:2 5:-4
dopo la	3:-2 4:2 5:-3 7:2
doppe*	0:-2 3:4 4:-2 7:-3 9:-3
doppelt	3:2
doppelter	1:3
doppelter code	1:3
doppi*	3:3 4:-2 5:-2
doppio	7:2
dos	3:4 5:-3 6:-2 7:-2
dossi*	0:5 1:-4 2:-2 4:-2 7:-3
dossier	0:5 1:-4 2:-2 4:-2 7:-3
doubl*	1:5 2:-4 4:-2 5:-2 8:-2 9:-2
double	1:2 2:-2 7:2
doubles	1:2 3:2 7:-2
dove	0:8 1:-4 2:-2 3:-6 4:-5 5:2 6:-3 7:-7 8:-2 9:-3
dove ?	0:-2 4:-2 5:4
dove parte	0:3 4:-2 5:-3
dove salta	0:2 5:-2
dove si	5:2
dove sta	0:4 1:-2 5:-3
dove trovo	0:3 2:-2 3:-2 5:-2
dove viene	1:-2 5:4 7:-3
down	1:2 2:3 3:2 5:-4 7:-4 9:-2
down to	4:2
downs*	1:-2 5:4
downstream	1:-2 5:4
downw*	0:2 1:-2 3:-2 4:4 5:-4 7:-2
downwards	0:2 1:-2 3:-2 4:4 5:-4 7:-2
drag	0:3 1:-2 2:2 5:-6 7:2 9:-2
dran	1:-2 5:-3 9:3
drei	0:-2 1:-3 4:-2 7:2
drin	3:2 5:-2 9:2
dritt*	5:-3 7:4
dritte	7:2
drive*	0:3 3:-2 5:-3 7:-2
driver	0:-2 1:3 3:-2 5:-2 7:-3 9:2
drop	0:4 1:-4 2:2 3:-2 4:-2 7:-3 8:-2 9:-2
dropp*	1:-2 3:2 5:2 7:-2 9:-2
dropping	3:-2 5:3
drops	0:-3 1:-2 4:4 5:-2
drops the	0:-2 3:-2 4:3 5:-2
druck*	3:2 5:-2 7:2
dry	0:3 1:-2 5:-2
dry run	0:3 1:-2 5:-2
dto	5:3 6:-2 8:-2 9:2
du	0:-4 3:-7 4:3 6:-2 8:3
du code	0:-2 7:3 8:-2
du formulaire	3:-2 5:2 7:-3 9:2
du mir	1:-2 8:2
du module	7:2
du paquet	8:2
du service	4:3
duas	1:-2 2:-2 3:4 8:-2 9:-2
due	0:-5 1:-5 2:-4 3:5 5:-8 6:-3 7:-3 8:3 9:5
due volte	0:-2 3:4 4:-3 5:-3 7:2
dump	3:2
dumpe*	0:2 5:-2
dumped	0:2 5:-2
dupli*	1:-2 2:-2 3:2 4:-2 6:-2 9:2
duplicate	0:2 5:-5 7:-2 9:4
durch	0:-2 1:-4 2:4 4:3 5:-3 6:-2 7:-2 8:-2
durch*	1:-4 3:-2 4:-2 5:-3 8:4 9:-2
durin*	0:4 1:-2 4:2 5:-5 7:-2
during	0:4 1:-2 4:2 5:-5 7:-2
dá	1:-4 2:-2 5:-2 6:-2 7:4 8:2 9:-2
dá pra	5:-3 7:5
dá uma	3:-2 5:-2 8:4
dès	3:3
décla*	5:2 7:-2
décle*	0:-3 1:3 2:-3 4:3 7:-2 9:-2
déclenche	1:4 5:-3
décou*	1:4 5:-2 9:-2
découpage	8:2
défau*	1:5 5:-2 7:-2 9:-3
défaut	1:4 7:-2 9:-3
défaut de	1:3 5:-2
défin*	0:2
déjà	0:-2 1:-3 2:-3 4:3 5:2 7:-3 9:-2
démar*	0:-2 1:-3 4:2 8:2
démarrage	1:-2 3:2 4:2 5:-3
dépen*	3:-2 7:2 8:-2 9:2
dépendances	3:-2 8:-2 9:2
dépos*	0:-2 1:3 5:-3 7:-3 9:2
dépôt	0:-2 1:-3 2:-3 3:-3 4:-2 7:-2 8:5 9:-2
día	0:-2 1:-3 3:3 4:2 5:-2 7:-3 8:-2
dónde	0:5 3:-3 4:-2 6:-2 7:-5 8:-2 9:-2
dónde está	0:2
dónde se	0:4 3:-2 6:-2 7:-3
e	1:-2 2:-2 3:5 5:-4 7:-2 9:4
e a	1:-2 4:2 5:-2 9:-2
e cosa	1:-3 3:-2 4:2 5:3 8:-2
e dove	4:-2 5:2
e il	0:-2 1:2 2:3 5:-3 8:-2
e in	0:4 1:-3 5:-2
e la	0:-2 1:-2 3:2 4:2 5:-2
e mail	0:2 3:3 5:-2 7:-2
e me	4:-3 5:2 8:2
e n	0:4 2:-2 3:-4 4:-2 5:2 6:2 7:-2 9:-2
e non	3:2 5:-2 8:2
e não	3:-2 7:3
e o	3:-2 9:3
e os	3:4 5:-2
e quando	1:-2 5:-2 7:-2 9:4
e ⟨error⟩	3:2 5:-2
e ⟨name⟩	0:-2 1:-2 5:-2 7:-3 9:5
each	0:-3 1:-4 2:-2 3:3 4:-2 5:-4 7:2 8:2
each other's	1:-2 3:-2 5:-2 7:4
earth	5:2
eccez*	3:-2 4:-2 5:3
eccezioni	1:-3 5:5
eccezioni può	5:2
edge	1:-2 3:4 7:-2
edito*	0:-3 4:3 7:-3 9:2
editor	0:-3 4:3 7:-3 9:2
editor ?	0:-3 5:2 7:-2 9:3
effac*	1:-2 3:2
efface	1:-2 3:2
effec*	0:-3 1:-2 4:2 5:3 7:-3 9:-2
effect	3:2 7:-2
effects	0:-3 3:-2 4:2 5:4 7:-2 9:-2
effects of	3:-2 5:3
effet*	0:-2 3:-2 5:5 7:-2
ehrli*	1:4 2:-2 8:-2
ehrlich	1:4 2:-2 8:-2
eigen*	3:-2 4:-4 5:2 8:-2
eigene	1:2 3:-2 5:3 7:-2 9:-2
eigenen	2:3 4:-2 5:-2
eigenes	1:-2 5:4
eigentlich	0:2 2:-3 3:-2 4:-2 5:-2 6:2 9:2
ein	2:-3 7:-2
ein ?	5:-2
ein eigenes	1:-2 5:4
ein ⟨name⟩	0:4 5:-4
eine	0:-3 1:-3 4:-5 6:-2 8:2
eine neue	2:3
eine stunde	3:3 5:-2
eine ⟨name⟩	0:-2 5:3
einem	0:-4 3:3 6:-2 8:-2 9:-2
einen	1:-4 2:5 3:-2 4:-3 5:-4 7:3 9:-2
einen ⟨name⟩	7:2
einer	0:-2 1:-3 2:2 3:-4 5:2 6:-2
eines	3:-2 4:3 5:-3
einfa*	1:3 5:-3 8:-2
einga*	1:-3 2:-2 3:-3 4:2 7:4
einge*	0:-2 1:3 3:3 4:-4 7:-3 9:-2
einma*	0:-2 3:-2 4:4 5:-3
einmal	0:-2 3:-2 4:4 5:-3
einst*	0:-2 1:-2 2:-2 3:-4 4:-3 7:2 8:2
einstiegspunkte	3:-2 5:4 7:-3
eintr*	1:4 5:-3
ejecu*	1:-2 2:2 3:3 4:2 5:-3 7:-2
ejecuta	3:2 4:2 7:-3
el	3:4 5:-3 6:-2 7:2 8:-2
el campo	1:-2 5:2
el cálculo	3:-2 4:-3 9:3
el código	1:-3 2:-3 4:4 7:-3
el de	5:2 7:-2
el descuento	3:2
el evento	0:-2 5:2
el fichero	0:-2 1:2 5:-2 7:3
el flag	3:2
el formulario	4:2 5:-2
el importador	2:-2 7:2
el mensaje	1:2
el mismo	3:2
el método	1:-2 5:2
el módulo	1:-2 2:3 3:3 7:-3 8:-2
el paquete	5:2 7:2
el parámetro	7:2
el servicio	1:-2 7:2 9:2
el servidor	7:2
el test	1:2 3:2 5:-2 7:-2
el usuario	0:-2 3:2
el valor	0:2 1:-3 5:3 8:-2
el ⟨name⟩	1:3 3:-2 5:-3 9:2
ela	0:3 1:-2 3:-2
ela ?	5:3
elast*	2:-4 3:-2 4:5
elastic	2:-4 3:-2 4:5
ele	0:2 3:-3 7:3 8:-2 9:-2
eleme*	3:2
elenc*	0:-2 3:-2 4:-2 5:6 6:-2 7:-2
elencami	5:2
elenco	5:2
elimi*	3:-2 5:3
elle	1:3 3:-3 5:-4 7:4 8:-2
elle appelée	0:2
elle est	0:-2 1:4 3:-3 7:-3 9:-2
elles	2:2 3:-2 6:-2 9:2
else	1:4 2:-2 4:-3 7:-3 8:-2 9:-2
em	0:2 1:-5 2:-3 3:2 4:2 7:3 8:-2 9:-4
em algum	0:-3 1:-3 5:-5 7:7
em quais	0:-2 4:-2 5:5 7:-4
em quantos	5:-2 6:2
em que	0:6 1:-3 2:-3 3:-4 6:-2 7:-6 8:-2 9:-2
em ⟨name⟩	0:-3 1:-5 3:3 4:2 7:2 9:-3
em ⟨path⟩	0:-2 1:-2 5:2
email	0:-3 2:-2 3:2 4:2 5:3
emett*	0:4 5:-3
emette	0:4 5:-3
emit	0:3 1:-4 5:2
emite	5:2
emite*	3:-2 5:4
emiti*	3:2 7:-3
emitt*	1:-3 5:4 7:-3 9:2
emitted	7:-3 9:2
empty	0:-2 1:-2 3:4 5:-3
en	3:2 4:-3 5:-2
en alguna	7:3
en algún	0:-2 1:-2 3:-3 5:-2 7:6
en base	0:2 5:-3 7:2
en blanco	3:2
en charge	4:3
en el	4:-3 5:3 6:-2 8:-3
en este	1:4 3:-2 4:-2 5:-3 7:-4 8:-3 9:3
en la	0:-3 1:2 2:-2 3:3 4:-2 5:3 7:-5 8:-2
en las	5:3
en local	2:3 3:-2
en los	1:2
en n	1:3 3:-3 5:-3 7:2
en qué	0:6 1:-4 2:-2 3:-5 6:-3 7:-4 8:-3 9:3
en un	0:-2 1:-4 5:5
en vez	5:-2 9:-2
en ⟨name⟩	3:2 5:-2
en ⟨path⟩	0:3 1:-3 3:-3 5:-5 7:3
encod*	5:2
encol*	0:-3 1:3 5:-4 9:2
encor*	1:-2 7:2
encore	1:-2 7:2
end	0:-3 1:-3 2:-3 3:4 4:2 5:-2 7:2 8:-2 9:-2
end of	3:2 5:-2
end up	3:-2
ende	0:2 3:2 7:-2
endpo*	0:-4 1:4 3:-6 5:4 7:-3 8:-3 9:-2
endpoint	0:-4 1:5 3:-3 7:-2 8:-2 9:-2
endpoint de	1:4 5:-4
endpoint ⟨path⟩	1:-2 5:3
endpoints	1:-3 3:-4 5:5
endpu*	0:-2 1:-3 3:-2 4:-2 8:3
endpunkt	0:-2 1:-3 3:-2 4:-2 8:3
endro*	0:-4 3:-2 5:5
endroits	0:-5 3:-2 5:5
ends	1:-2 2:-3 4:3 5:4 7:-2 8:-3
enemi*	3:2
enemy	1:4 5:-4
engin*	1:2 3:-4 4:-5 6:-2 7:2
engine	0:-3 1:3 2:2 3:-4 4:-4 6:-2 7:-2
engine $	2:2 3:-2 4:-3 5:-2 8:2 9:-2
engli*	3:4 5:-2
english	3:4 5:-2
enoug*	3:2 7:2
enough	3:2 7:2
enque*	3:-2 9:3
enreg*	1:-3 5:3
enséñ*	0:2
enséñame	0:2
enter*	1:-2 4:-2 5:2 6:-2
entit*	1:-2 7:3
entor*	0:2
entorno	0:2
entra	0:-3 1:-4 2:-2 3:2 4:4 7:-3 9:-2
entra*	0:-2 2:-2 3:4 4:-3 5:2 7:-6 8:-2 9:-2
entre	1:-4 2:2 3:-3 4:6 5:-3 6:-2
entre el	5:2
entre la	0:4 1:-3 4:-2 9:-4
entre le	4:3
entre les	4:2 9:-3
entre o	0:-2 4:2
entre os	5:-3 7:5
entre ⟨name⟩	1:2 3:-2 4:3 5:-4
entre*	1:-3 2:2 3:-2 7:-2 8:2
entry	0:-3 1:-3 3:-3 4:4 5:-2 8:-2
entsc*	2:2
enum	0:-2 1:-5 3:-4 4:-2 5:2 6:-2 8:-2 9:4
enum ⟨name⟩	7:3
env	1:-2 4:2 9:-3
env var	3:2 4:3 9:-3
envia*	3:2
enviar	3:2
envir*	0:-2 1:-2 2:3 7:-2
environment	0:-2 2:3 3:-3
equal*	1:-2 3:2 5:4 7:-2
equals	1:-2 3:2 5:4 7:-2
equip*	4:-2 5:-2 8:3
equipo	4:-2 5:-2 8:3
er	0:-2 1:-3 5:2 7:2 9:-2
era	2:-2 3:6 4:-2 5:-3 7:-3 9:-2
erben	2:3 5:-3 6:2
eredi*	0:-2 1:-2 3:-2 4:-4 7:3 8:2
ereig*	1:-2 3:-2 4:-2 5:4 7:-4
ereignis	5:2
erklä*	1:2 4:-2
erklär	1:2 2:2 4:-2 8:-2
erklär mir	1:2 2:2 4:-2 8:-2
err	1:-3 5:4
erreu*	1:-3 2:3
erreur	1:-2 2:3 7:-2
erreurs	1:-2 2:2 7:2
erro	1:2 5:-2
error	4:-2
error handling	0:-2 1:-2 5:-2 8:3
error n	1:2
error*	0:-3 1:2 2:3 3:-4 4:-3 7:-4 8:4 9:-2
errore	1:2 2:3 3:-2 5:-3
errores	1:-2 3:-2 8:3
errori	0:-2 1:2 3:-2 4:-2 5:-2 7:-2 8:3
errori di	1:3 5:-3
errors	2:2 7:-2
erros	0:-2 1:-3 3:-4 4:-2 5:3 6:-2 7:-3 8:3
erste*	1:2 2:-3 5:-2 8:3 9:-2
ersten	1:2 2:-3
erzeu*	7:2
erzeugen	0:-2 6:2
erzeugt	0:2 5:-3
es	0:-3 1:4 5:-5 6:-2 7:5
es el	1:5 2:3 3:2 5:-7 7:-3 9:-2
es la	1:4 5:-3
es sein	7:2
es sich	1:-3 5:-2 7:4
es un	1:3 2:-2 5:-3 8:-3 9:-2
es ⟨name⟩	1:2 5:-3 7:3
escal*	0:2 5:2 7:-2
escap*	0:-2 1:-2 3:2 7:2 9:-2
escape	3:4 5:-2
esce	2:2 3:2 5:-3
esclu*	5:4
escol*	1:2 2:2 7:-2
escon*	0:-2 1:-2 2:-2 3:4 4:-2 5:-2 7:-2 8:2 9:-2
escono	2:-2 3:4 4:-2 5:-2
escre*	1:2 3:2 4:-2 5:-2
escri*	1:-2 3:2 6:3 7:-4
escuc*	3:-2
escucha	3:-2
ese	0:3 3:-2
esegu*	0:-2 1:-2 4:-2 5:3 7:-2 9:2
esist*	1:-2 7:4
esiste	3:-2 5:-5 7:5
esistono	1:-2 5:4
eso	3:3 5:-3
espal*	1:-2 3:-2 5:3 7:-4 9:3
esper*	3:-2 7:2
espor*	3:-3 4:2 6:2 7:-3
esse	1:2 2:-3 4:-2 5:-4 7:2 8:2
esser*	0:-2 1:-3 3:-4 4:-2 5:3 6:2 7:2
essere	0:-2 1:-3 3:-4 4:-2 5:3 6:2 7:2
est	1:3 3:2 4:-3 5:-7 6:-2 7:5
est ce	1:-2 2:-2 4:-2 5:-6 7:7 9:-2
est elle	0:2 5:-3 7:3 9:-2
est il	0:-2 1:-3 3:-3 5:-4 7:8 9:-2
est la	2:3 4:-2 9:2
est le	0:2 1:2 5:-3 7:-2 9:2
estad*	1:-4 5:2 7:-3 8:2 9:2
estado	1:-4 7:-3 8:2 9:2
este	0:-2 1:3 2:-2 3:-2 4:-2 5:-6 6:-2 7:-2 8:2 9:2
este proyecto	1:-3 5:-2 8:3
esten*	1:-2 2:2 3:-2 5:-3 7:-2 9:3
estende	3:-2 9:2
estende ⟨name⟩	7:2
esto	0:2 1:5 2:2 3:-4 4:-2 5:-5 7:-2
estoq*	1:-2 9:3
estoque	1:-2 9:3
estor*	0:3 1:-3 4:-2 5:-3 7:2
estorno	0:3 1:-3 4:-2 5:-3 7:2
estou*	1:-2 5:2
estoy	0:-2 5:3
está	1:-4 4:-2 5:-3 7:6 8:-2 9:2
está bien	7:3
están	1:-3 9:-2
estão	0:-2 1:-2 7:-2 8:3
et	0:-4 3:-3 4:3 5:-2 6:-3 7:-3 9:6
et le	0:-3 1:-2 2:3 9:-2
et où	0:-2 5:2 7:-2 8:2
et par	1:4 4:-2 5:-3
et pour	1:-3 3:-2 4:2
et ⟨name⟩	3:-4 4:2 9:2
etwas	0:-2 1:-2 5:-5 7:6
eu	0:-2 2:-2 3:2 4:-3 5:5 7:-5 8:2 9:-2
even	1:3 5:-3
event	0:-2 1:-4 2:2 4:-2 9:2
event $	1:-4 3:-2 5:4
event*	0:-5 1:-2 3:-3 4:-3 5:6 9:2
evento	0:-4 5:2 7:-2 9:3
evento ⟨name⟩	1:-2 5:3
eventos	3:-2 4:-3 5:2 7:4
events	0:-2 1:-2 3:-2 5:5 7:-2 9:-2
events $	5:2
ever	0:-2 1:-2 4:-2 5:-2 7:6
every	2:-2 5:2
every place	5:2
every*	1:2 2:-3 3:-3 4:3 8:-3 9:-2
everybody	1:4 3:-2 5:-3
everything	0:-3 2:-2 3:-3 4:4 7:-4 8:-2 9:-2
everything that	0:-2 1:-2 3:-2 5:3
everywhere	0:3 1:-2 5:-2
exact*	1:6 2:-2 5:-3 7:-5 8:-2 9:-2
exactamente	1:4 3:-2
exactly	1:4 3:3 5:-3 7:-4
exactly n	1:2 3:2 7:-3
exata*	0:-2 1:4 5:-2 7:-2
excee*	0:-2 1:2 3:3 5:-3 7:-2
exceeded	0:-2 1:2 3:3 5:-3 7:-2
excel	3:4
excep*	2:-2 3:-2 5:3 6:2 8:-2 9:-2
excepciones	1:-2 4:-2 5:2 6:2
excepción	7:-2
except	1:-3 3:-2 4:-2 6:3 7:-4
except ⟨error⟩	0:3 5:-2
exception	2:-3 4:2 7:2 8:-2 9:-3
exceptions	0:-3 2:-2 4:-2 5:3 9:-2
exceptions $	7:2
exceptions ⟨name⟩	5:2
exceç*	5:4 7:-4 8:-2 9:3
exceções	5:5 7:-2
exclu*	1:3 3:-2 4:-2 5:-2 6:2
execu*	0:2 1:-3
executed	1:-2 4:-2 5:4
execution	3:3 5:-2
exerc*	0:-3 1:2 3:-4
exist	0:-2 1:-4 2:2 5:2 9:-2
exist*	1:-4 2:-2 3:2 4:-5 7:3 8:-2
existe	1:-2 3:4 4:-2 5:-6 7:3
existe algum	5:-2 7:3
existe t	4:-2 6:-3 7:3 9:2
existem	4:-3 5:2 6:3 7:-3
exists	1:-2 5:2
exit	3:3 7:-2
exit code	3:3
exits	3:2
expan*	0:-2 1:-2 2:2 4:3 5:-3 7:-2
expec*	1:-3 3:3
expect	0:-3 1:-2 3:3
expected	0:2 1:-2 5:-2
expected n	0:3
expir*	1:-2 3:3 5:-3
expired	5:-2
expla*	0:-2 1:3 2:2 3:-2 5:-3 7:-3 9:-2
explain	0:-2 1:3 2:2 5:-2 7:-3 9:-2
explain the	0:-2 4:-3 7:-2 8:2
expli*	0:-2 1:5 2:-4 3:-3 4:-2
explo*	1:-2 3:4 5:-2
explí*	1:2 2:2 5:-2 8:-2
explícame	1:2 2:2 5:-2 8:-2
expor*	0:-3 1:-2 3:3 4:-3 8:-2
export	0:-4 3:4 7:-4 8:-2 9:2
exporter	1:-2 2:2 3:-3 5:3
expre*	3:-2 5:3
exten*	1:-2 2:3 4:-2 6:2
extend	1:-2 2:3
extend ?	2:3 5:-2
exter*	0:3 1:-3 9:-2
extie*	1:2 5:-2
extra*	1:-3 2:-3 4:-4 5:4 8:-2
extraction	1:-2 2:-2 3:-2 4:-3 5:5 7:-3 8:-2 9:-2
extrato	3:2 9:2
f	0:2 3:2 5:-2
f n	3:2
fa	0:-5 3:2 4:4 5:-2 8:-3 9:-3
fa $	4:2 5:2
fabri*	0:2 1:3 3:-3 5:-4 9:-2
fabrique	0:2 3:-3 5:-2
facci*	2:3 3:-3
faccio	2:3 3:-3 7:-2
facto*	0:-3 1:2 3:-3 4:-3 5:3 7:2 9:-2
factory	0:-3 7:3
factu*	0:-4 2:-3 3:3 4:-4 5:3
factura	0:-4 4:-2 5:3 9:3
facturation	1:2 3:-3 7:2 9:-2
facture	5:2 7:-2
fai	1:-2 3:-2 5:-4 7:-2 8:4
faibl*	5:2
faibles	5:3
faibles de	5:3
fail	0:-2 1:-4 4:-2 5:5
faile*	3:6 5:-4 7:-3
failed	3:6 5:-4 7:-3
failed to	3:3
failed ⟨path⟩	3:3
faili*	1:2
failing	1:2
failo*	3:-2 4:3
failover	3:-2 4:3
fails	3:2
failu*	0:2 1:-4 5:3
failure	0:2 1:-2 5:2
failures	1:-2 5:3 7:-2 8:2
faire	4:2 5:-4 7:-2 8:2 9:-2
fais	2:2 3:-3 5:-2 8:3
fait	0:-4 1:5 4:2 5:-6 6:-2 8:2 9:-5
fait il	1:-3 2:-3 3:3 4:-2 7:2
fait on	1:5 4:-4 5:-4 7:-3
fait quoi	1:5 3:-3 4:-3 5:-2
falha*	5:2
falla	3:2 5:-2
falli*	1:-3 2:-2 4:3 7:-2 8:-2
fallo	0:2 1:3 5:-3 8:-2
falls	2:-2 3:-2 5:5 7:-3
false	0:-2 3:-2 7:3
false ?	3:-2
falta	0:2 1:-2
fammi	0:-2 2:-2 3:-4 4:-2 5:3 8:3
fange*	3:-2 7:3
fangen	3:-2 7:3
fanno	1:-2 5:4
fare	0:-2 1:4 2:4 3:-3 4:-3 5:-5 7:-4 9:-2
fatal	3:4 5:-2
fatal error	3:2
fatal remaining	3:2
fatto	0:-2 1:2 2:-2 4:2 5:-4 7:-3 9:2
fattu*	1:2 3:4 7:-3 8:-2
fattura	0:-2 1:2 3:2 5:-2
fault	3:3 5:-2 7:-2
faut	2:-2 3:-2 7:3 9:-2
faut il	2:-2 3:-2 7:3 9:-2
favor	3:-3 4:-4 5:-2 7:-2 8:4
favor $	3:-3 4:-4 5:-2 7:-2 8:4
faz	0:-4 1:3 2:-2 3:-5 4:-3 5:-2 6:-2 7:4 9:-2
faz sentido	7:3
fazen*	1:2 3:-3 5:-2 7:2
fazendo	1:2 3:-3 5:-2 7:2
faço	2:2
featu*	0:-2 3:-4 4:-3 5:5 6:-2 7:2 8:-2 9:-3
feature	0:-2 1:-3 3:-4 4:-3 5:6 8:-2 9:-2
feature flag	3:-3 5:2
feature flags	1:-2 3:-2 5:4
features	1:3
fecha	0:-2 1:-2 5:4
fecha*	1:-3 3:2 5:-2 9:2
feels	3:2
fehle*	1:-2 2:3 3:-5 4:-2 5:3 9:-2
fehler	5:4 7:-3
fehlerbehandlung	1:-2 3:-2 7:2 8:2
fehlercodes	0:-2 1:-2 2:3 3:-2 5:2 7:-2
feito	0:-3 5:2 9:2
feld	3:3
fica	0:3 1:-2 3:2 4:-2 5:2 7:-3 8:-2
fica a	0:3
fiche*	0:2 1:3 2:-2 4:-3 5:-4 6:2 8:-2 9:-2
fichero	1:3 5:-4 7:3
fichero ⟨path⟩	0:-2 1:2 5:-2 7:3
ficheros	0:-2 1:-2 3:2
fichi*	0:3 1:2 2:-2 3:-5 4:-2 9:-2
fichier	0:4 1:3 2:-2 3:-4 5:-4 7:2
fichiers	3:-3 5:4 6:2 7:-2
fichiers importent	6:2
fidel*	0:2
fidelidad	0:2
field	0:-2 2:-2 3:5 5:-3
field is	3:3 5:-2 7:-2
field*	3:2 5:-2
fields	3:2 5:-2
fila	0:-3 1:4 2:-2 5:-2 7:-3 8:-2
fila de	3:-2 4:2
fila ⟨name⟩	1:2
file	0:4 1:2 2:-2 3:-2 4:-2 7:-3 9:-3
file $	1:-2 3:-3 7:2 8:-2
file ?	0:-4 1:4 3:-2 5:-2
file is	3:2
file si	0:3
file that	0:3 1:-3 3:-2 7:-2
file ⟨path⟩	0:-3 2:2 5:3
files	0:-3 2:2 3:-2 4:-4 5:2 7:-5 8:-3 9:2
filia*	1:-2 3:2 5:-3 7:3 8:-3
fille*	0:3 1:-2 7:-2 9:-2
filte*	3:5 4:-2 5:-3 8:-2 9:-2
filter	0:2 5:-2
filters	0:-3 3:4 5:-2
filtr*	0:-3 1:-2 2:-2 3:3 5:-5 7:2 8:-2 9:2
filtro	1:-2 2:-2 4:-3 5:-3 7:2 9:2
fim	3:3 5:-2 8:-2
fin	1:-2 3:4 7:-2 9:-2
fin de	1:-2 3:4 4:-2 5:-2 7:-2
final	0:2
final*	0:2 1:-2
finalizar	0:2 1:-2
find	0:4 1:3 3:-2 5:-4 8:2
find the	1:2
finde*	0:-2 1:-3 2:3 4:-4 7:2
findet	2:3 3:2 4:-2 5:-2 7:-2
finds	3:2
fine	3:4 5:-2
fine $	3:2
fine but	3:2
fines*	3:2 7:-2 9:2
finir*	2:-2 4:2
finire	2:-2 4:2
finis*	0:3 1:-5 2:-3 3:-3 5:-3 7:6 8:-2 9:-3
finisce	0:2 1:-3 3:-2 4:-2 7:2
fino	0:3 2:-2 4:4 5:-3 7:-2
firef*	3:3
firefox	3:3
fires	0:-4 1:-2 3:4 7:-2
fires the	0:-2 1:-2 5:3
firma	0:-2 1:-3 2:-2 3:-3 6:-2 8:3 9:-2
firma $	1:-2 2:-2 3:-3 5:-2 7:-2 8:3
firme	0:-2 1:-2 3:-2 5:5 7:-2
firmw*	1:-4 3:-5 4:2 7:-3 8:2 9:-2
firmware	1:-4 3:-5 4:2 7:-3 8:2 9:-2
firmware $	1:-2 2:-2 3:-2 4:3 8:-2
first	2:-2 4:4 5:-5 7:-2 8:2
first $	1:-3 7:2 8:3 9:-2
first in	1:4 5:-3 9:-2
fisca*	0:-3 1:3 3:-4 4:-3 8:-3 9:2
fiscal	1:3 4:-3 5:-2 7:-3 9:3
fiscale	0:-2 1:-2 3:-2 5:2 6:2 7:2 8:-2
five	1:2 2:3 3:-3 7:-2 8:-3
fix	2:2 3:-2
fixtu*	1:2 3:-2
fixtures	1:2 3:-2
flag	1:-4 4:-2 7:3 9:-2
flag ⟨name⟩	1:-2 7:3
flags	1:-2 3:-2 5:4
flaky	7:-2
float	1:-2 3:-2 7:3
flow	0:-4 1:-4 2:-3 8:6 9:-2
fluxo	5:3 7:-3 8:2
foi	0:2 1:-3 2:2 5:-4 8:-2 9:-2
fois	0:-3 1:-3 2:-2 4:2 5:-4 9:2
folde*	0:2 2:-2 3:-3 4:-3 5:-5 8:4 9:-3
folder	0:2 2:-2 3:-2 4:-2 5:-4 8:3 9:-3
follo*	0:-3 1:2 2:-4 4:3 5:-5 8:-3 9:2
follow	0:-2 1:3 2:-2 3:-2 4:2 5:-5 7:-3 8:-2 9:2
fonct*	0:2 2:-2 3:-4 5:3 9:-2
fonction	0:2 3:-3 7:2
fonction qui	0:-2 3:-2 7:3
fonctions	0:-2 1:-4 4:2 5:4
fond	2:2 5:2
font	3:-2 7:3
for	6:-2 9:-2
for $	1:4 3:-4 7:-2
for a	0:-2 1:3 3:-2 5:-2
for guests	0:-2 2:-2 3:4 7:-2
for in	1:2
for me	0:-3 1:-3 2:-2 3:-5 4:4 5:-4 8:3
for the	0:2 3:-5 4:-2 7:2
for what	1:-4 3:2 7:2
for ⟨name⟩	0:-2 2:3 5:2 7:-4
for ⟨path⟩	1:2 4:2 5:-2
fora	3:-2 4:-2 5:4 6:-2
forev*	3:2 6:-2
forever	3:2 6:-2
form	0:4 1:-3 2:2 3:3 4:-2 5:-4 7:-2
forma	0:-4 1:2 2:2 3:2 5:2 7:-4
forma*	1:4 2:-4 3:-2 4:-3 5:2 8:-4
formas	1:-2 7:-2 9:2
format	0:2 1:3 2:-2 5:-5 8:-2 9:-2
formato	0:-3 1:4
forms	5:3 6:-2 7:2
formu*	0:-3 1:-4 2:2 4:4 5:-3
formulaire	7:-2 9:2
formulario	4:2 5:-2
formulario de	7:2
formulário	0:-2 2:2 4:2 9:-2
foto	1:-3 4:4 5:-3
foto $	1:-2 4:3 5:-3
found	1:-2 2:3 5:-2
found when	3:2
fourn*	0:2 9:-2
fps	3:2
fra	0:-2 3:-2 4:4 6:-2 9:-4
fra ⟨name⟩	3:-2 4:4 5:-2 9:-3
fragi*	1:3 7:-2
frame	0:-3 1:3 3:-5 4:2 5:-4 7:4
frame*	1:2 5:-5 8:3
framework	1:3 5:-5 8:3
free	3:2
from	1:-2 3:3 5:-3 7:-2
from ?	0:4 3:-2 5:-2 7:-2
from a	1:-2 2:4 3:-3 4:-2
from n	0:-2 1:2 2:4 4:-2 5:-5 7:-3 8:-2
from the	0:-4 1:3 4:4 5:-2 6:-2 8:-2 9:-3
from which	0:5 1:-4 3:-2 4:-2 5:-3
from ⟨name⟩	0:3 1:3 2:-4 3:-3 4:-2 6:-3 9:3
from ⟨path⟩	3:3 4:2 5:-3
front	0:-2 1:-3 3:3 4:-2 5:-3 7:3
front ?	7:2
front of	1:-2 3:4 4:-2 5:-3
front*	0:2 1:-4 2:2 3:-2 4:-2 5:-2 7:3 8:2 9:-2
frontend	0:2 2:-2 3:-2 5:-2 7:3 8:2
fuera	1:-2 5:-2 7:3
full	3:2 7:-2
funci*	7:-2 8:-2 9:2
funciona	3:3
funcionar	1:-2 3:2 5:2
funciones	1:-4 3:-3 5:3 7:-3 9:3
función	1:2 2:2 3:-3 5:-2 9:-2
función que	3:-2 5:2 7:2
funct*	2:-3 3:-2 5:3 7:-3
function	0:3 2:-2 3:-2 4:2 7:-2 9:-2
function $	0:2 1:-2 3:-2 4:4 5:-3
function ?	1:2
functions	0:-5 2:-2 3:-2 5:4 7:-2
functions does	0:-2 4:-2 5:2
functions in	5:3 7:-2
funkt*	0:-3 3:-4 4:2
funktion	1:2 2:-2 3:-2 4:-3 7:2
funktion die	4:-2 5:2
funktionen	0:-3 1:-3 2:-2 3:-2 4:3
funktioniert	2:2
funzi*	0:-2 1:-5 2:2 3:-2 5:3 7:-3 8:-2 9:-3
funziona	5:-2
funzione	1:-3 2:3 3:-2 4:-2
funzione che	0:-2 5:3
funzioni	0:-2 1:-3 2:-2 3:-2 4:2 5:3 6:2 7:-4 9:-2
funçã*	1:4 3:-3 4:-2 7:-2 8:-2 9:-2
função	1:4 3:-3 4:-2 7:-2 8:-2 9:-2
funçõ*	1:-2 9:-2
funções	1:-2 9:-2
fuori	0:3 1:-3 3:-2 4:-2 5:2 6:-2 7:-3 8:-2
fuso	0:3 5:-2
fällt	1:-3 3:-2 4:-2 5:4 7:-2
fängt	0:-2 7:2
füge	2:2
füge ich	2:2
führe*	3:3 5:-3
für	0:2 2:-3 3:-4 4:2 6:-3 9:-3
für das	0:-2 1:3 3:-2
für den	0:-2 1:2 2:-3 3:-3 4:-2 7:-2 8:4
für die	0:-2 1:-2 2:-2 3:-2 5:2 7:2
für ⟨name⟩	3:2
game	0:-2 1:2 5:2
ganze*	7:2
ganzen	7:2
garba*	1:5 5:-5
garbage	1:5 5:-5
garde*	3:-3 9:3
gatew*	2:-2 7:-2 9:-2
gateway	2:-2 4:-2 7:-2 9:-2
gateway ?	3:-2 5:3
gb	0:2
gc	0:-2 1:-2 2:-2 4:4 5:-3 7:-2 8:-3
gebra*	0:2 5:-2
geerb*	1:-2 3:-2 7:3 9:-2
gefah*	5:-2 7:2
gefahrlos	5:-2 7:2
gegne*	1:3 5:-3
geht	0:2 1:-3 3:3 4:-3
genau	1:4 3:-2
gener*	0:2 2:-3 3:-2 4:-4 5:-4 7:3 8:2
genera	0:3 1:2 4:-2 5:-3 7:-2
gente	0:3 7:-4 8:-2 9:2
geo	0:-2 3:-2 5:4 7:-2
gerad*	5:2
geral	8:3
gerar*	1:-2 5:2 6:2
gerarchia	1:-2 5:2 6:2
germa*	3:3 5:-2
german	3:3 5:-2
gern	5:3 7:-2
gesch*	1:-4 4:2 9:2
geschieht	1:-4 4:2 9:2
geste*	3:2
gestern	3:2
gesti*	0:-6 3:-4 4:-3 5:2 8:3 9:-3
gestion	1:-2 5:2 7:2
gestionale	1:2
gestione	1:-4 2:-3 3:-3 5:2 8:3
gestisce	0:-3 1:2
gesto*	0:-2 5:2
get	0:-2 2:3 6:-2 8:-3 9:-3
get a	5:2
get from	2:-3 4:4
get lock	3:2
get to	0:2 1:-2 2:-3 4:3
get ⟨path⟩	0:-2 5:3
gets	0:4 1:-3 2:-3 3:2 7:-3 8:-2
gette*	3:-4 5:2 7:3
getti*	0:2 1:-2 3:4 5:-3 7:-2
getting	0:2 1:-2 3:4 5:-3 7:-2
gewor*	0:-3 1:2
geworfen	0:-2 1:3
geänd*	1:4 3:-3 5:-3
geändert	1:4 3:-3 5:-3
giace*	0:-2 7:-2 9:3
giacenza	0:-2 7:-2 9:3
gibt	0:-2 1:-4 4:-2 8:2 9:2
gibt es	1:-2 9:2
gibt'*	1:-2 3:-2 5:3
gibt's	1:-2 3:-2 5:3
gioco	5:2
giorn*	0:-3 1:-2 3:2 4:3 5:-2 7:-4
giorno	3:4 7:-3
gira	0:-2 1:-5 2:-3 4:5 9:-2
giran*	1:2 7:-2
girano	1:2
giro	0:-3 1:-4 2:-2 3:-3 4:6 5:-4 6:-2 7:-2
giro ?	1:-2 4:3
git	3:3 4:2 5:-3
giust*	1:-2 2:2 5:-2
giusto	1:-2 2:2
give	1:3 3:-3 4:-2 8:2 9:-2
give me	3:-2 4:-2 8:2
given	1:-2 4:-2 5:-2 9:3
gives	0:-2 3:4
givin*	3:-2 4:3 5:2 7:-2
giving	3:-2 4:3 5:2 7:-2
già	1:-2 2:-2 4:3 5:2
gleic*	0:-2 1:-3 2:-3 5:-4 7:3
gleich	3:2 4:2 7:-2
gli	4:-4 5:-2 6:3 8:2 9:-2
gli errori	0:-2 1:4 5:-2 8:-2
gliss*	7:-2 9:3
globa*	0:-5 2:-5 3:3 4:-3 5:6 6:-2 7:-3 8:-3
global	0:-4 1:2 2:-4 3:-2 4:-2 5:4 8:-2 9:2
global mutable	0:-3 5:4
globale	1:-4 3:2 5:3 7:-2
go	1:-5 4:2 5:3 7:-3 8:-3
go through	0:-2 1:-2 4:3 7:-3 9:2
god	1:-3 3:-2 7:4
god class	2:2 7:2
goes	1:-5 3:2 4:3 5:-2 9:-2
going	4:2
going on	4:2
gone	1:3
good	3:-2 5:-2 7:3
gorou*	3:3
goroutine	3:3
got	3:2 5:-2 7:2
gps	0:-2 3:-3 7:2
gradl*	1:-2 2:3 3:-2
gradle	1:-2 2:3 3:-2
grand*	1:3 2:-2 4:-3 5:-4 8:2
graph	1:-2 4:2
grava*	5:-2 7:2
gravado	5:-2 7:3
grave	0:-4 1:-3 2:3 4:-2 6:-2 8:-3 9:-3
grave $	0:-4 1:-2 3:2 4:-2 5:2 6:-2 8:-2 9:-2
green	3:2
greif*	3:3
greift	3:3
grep	5:3 7:-2
grid	5:2 7:-2
gros	1:-2 8:2
group*	5:2
groß	7:3
grpc	0:-2 5:-2 7:3
gráfi*	3:3 4:-2 7:-3
größt*	5:3 7:-3
grün	1:-3 3:4 5:-3
gson	7:3
guard*	0:3 1:2 2:-2 3:-2 7:-2 9:-3
guarda	0:2 1:-2 7:-2
guardamos	1:-2 5:3
guardar	7:2
guess	5:4 7:-3
guest	0:2 1:-2 4:3 5:-3 9:-2
guest*	0:-2 2:-2 3:4 7:-2
guests	0:-2 2:-2 3:4 7:-2
gutsc*	1:3 3:-2 5:-2 7:-2
gère	7:3
génér*	5:-2 8:3
h	3:2 5:-3
h $	3:2
ha	1:4 2:-3 5:-7 6:2 8:-2 9:-3
ha senso	1:-2 7:3
ha ⟨name⟩	1:-2 6:4 7:-3
habe	0:-2 1:-2 3:2 4:2 7:-2
haben	0:-3 1:2 2:-3 4:-3 8:-2 9:-3
haben wir	0:-2 1:3 3:-3
hace	0:-4 1:2 2:-2 4:3 5:-5 7:2 9:-3
hace el	4:2 9:-2
hace esto	1:5 3:-3 5:-4
hacen	1:-2 5:3
hacer	0:-2 1:3 2:3 3:-2 5:-3 7:-4
half	0:-2 1:-4 3:4 4:-2 5:-3 8:3 9:-2
half of	1:-3 3:4 7:-4 8:2
half the	5:-3 7:2
hand	1:-2 2:2 3:-2 5:-2 9:3
handl*	0:2 1:-2 4:-3 7:2
handled	0:-2 1:-2 3:-2 9:3
handler	0:2 2:-3 4:-3 5:-2 8:-2 9:-2
handlers	1:-4 2:-2 3:-3 5:4 6:2 7:-2
handling	0:-2 1:-2 2:2 3:-2 5:-3 7:2 8:3
hands*	4:3 5:-2
handshake	4:3 5:-2
hangs	3:2
hangs at	3:2
hanno	0:-2 1:-2 3:2 4:-2 5:4 7:-2 8:-2 9:-2
happe*	2:-2 4:3 5:-2 8:-2 9:-2
happen	3:2 4:-3
happens	4:2
happens to	1:4 4:-2 5:-3
has	3:3 4:-4 5:-6 6:-2 7:3 9:3
has a	1:3 5:-3
has been	3:3 5:-2
has it	0:2 5:-2
has no	2:2 5:-2
has ⟨name⟩	1:-2 7:4
hash	3:2 5:-2
hasta	0:-3 2:-3 3:-3 4:6
hasta la	4:2
hasta que	3:-2 4:3
hasta ⟨name⟩	2:-2 4:3
hat	1:2 3:2 4:3 5:-6 8:-2 9:-2
hat der	3:-2 4:2
hat ⟨name⟩	1:2
have	0:-4 1:-2 2:-2 3:3 4:-3 7:3
have $	1:-2 5:2 7:2
have ?	6:3
have a	3:4 5:-3
have no	1:-2 3:-2 5:4 7:-2
have to	0:-3 4:-3 5:2 7:-2 8:2
hay	5:-4 7:3
hay alguien	7:2
hay alguna	1:3
hay entre	4:2 5:-3
hay que	3:-2 5:-2 7:4
he	3:3 7:-2
heade*	2:-3 3:4 4:-3 5:-3 8:-3 9:-2
header	2:-3 3:5 4:-3 5:-4 7:-2 8:-2
headers	5:2
heap	3:2
heart*	0:2 1:2 3:-2
heartbeat	0:2 1:2 3:-2
heißt	1:2 2:-2 7:2
helfe*	1:-2
helfer	5:4 7:-3
helm	1:4 5:-5
help	2:3 5:-2
helpe*	0:2 1:-6 3:-4 4:-3 5:2 7:2 8:-2
helper	0:3 1:-4 3:-2 4:-3 5:3 9:-2
helper for	0:3 5:-3
helpers	1:-3 3:-3 7:3 9:2
herda	0:-2 1:3 5:-2 7:-3
here	0:-4 2:2 3:-4 6:-2 7:3
here $	0:-2 2:2 3:-3 4:-4 7:3
here ?	1:-2 2:3 3:-3
here and	1:-3 3:-2 4:-2 5:3 7:2 9:-2
hered*	1:-2 4:-2 8:-2 9:3
heute	3:2 7:-2
hiber*	5:-3 6:-2 7:3
hibernate	5:-3 6:-2 7:3
hier	0:-2 3:-5 4:-3 7:2 8:-3 9:2
hiera*	0:-4 1:-6 2:-2 3:-4 4:5 6:6 7:-7 9:-3
hierarchy	0:-2 1:-3 4:4 6:-2 7:-3
hijas	3:-3 5:4 6:-4
hinte*	3:3 4:-2 7:-3
hinter	3:3 4:-2 7:-2
hinzu	2:2
hinzu ?	2:2
hit	0:2 1:-3 4:2 5:3 7:-3 9:-2
hits	3:-2 5:3 7:-2
hiéra*	4:2 5:-3 6:-2 7:-2 9:3
hiérarchie	4:2 5:-3 6:-2 7:-2 9:3
ho	0:-2 3:3 4:-2 5:-5 8:2
ho messo	3:3
hochg*	0:-2 1:-3 3:-3 4:3 7:-2
hoje	5:-2
hold	1:2 2:-2 3:-3 5:-4 7:4 8:-2
holdi*	1:2 3:-2 5:-2 7:2
holding	1:2 3:-2 5:-2 7:2
holds	0:4 3:-2 5:-3
hole	5:-2 7:2
home	0:-2 1:2 2:-2 3:3 7:-2 9:-2
hones*	1:-2 5:-2 7:2 8:3
honest	1:-3 8:3
honest opinion	1:-3 8:3
honestly	7:3 8:-2
hook	3:-2 5:4 7:-2 9:-3
hook ⟨name⟩	5:3
hooks	0:-2 2:-2 5:4 7:-4 8:-2 9:-2
hop	1:-2 6:2
hora	5:-2 7:2
horár*	0:2 5:-2
host	1:2
hot	0:-3 1:-2 2:-2 3:3 4:-2 5:2 6:-4 7:-3 8:-2 9:3
hour	1:2 5:-2
how	0:-3 2:5 3:-3 6:4 7:-4
how $	1:3 2:3 3:-3 4:-2 5:-2 8:-2
how are	2:2
how bad	5:3 7:-2
how can	0:-2 1:-2 3:4 4:-2 5:-2 7:-2
how come	2:-2 3:3
how do	1:-5 2:4 3:-3 5:-3 6:-2 7:-2 8:3
how does	0:-2 1:-2 2:3 3:-3 4:3 5:-2 6:-3 7:-3 8:-2
how is	0:-2 1:-3 2:5 5:-3 6:-2 7:-4 8:-2
how many	2:-2 4:-2 6:7 7:-2
how much	5:-2 6:2 9:2
how should	2:3
how the	2:2
how's	1:-3 2:2 4:-2 5:-2 6:-2 8:3
http	0:-3 1:-4 2:-3 3:-2 4:2 5:2 7:3 8:-2
hurt	1:-2 7:3
há	4:3 5:-5 7:2 9:-2
hänge*	1:-2
hängen	1:-2
hängt	0:-2 1:-3 3:2 7:2
i	3:3 4:-2 5:-3 6:-2 7:2
i call	1:-2 3:2 5:3 6:-2 7:-2
i can	1:-2 8:2
i changed	5:3
i checked	3:3 5:-2
i commenti	1:3 2:-2 5:-3 7:2
i do	0:-3 3:3
i get	0:-2 1:4 5:-4 7:-2
i have	0:-2 3:-2 4:-2
i make	1:-2 2:-2 3:-2 5:3
i mean	2:-2 3:-3 4:2 5:3 7:-2
i n	1:-3 3:-2 5:3
i nomi	0:-2 7:4
i only	5:-2 7:2
i punti	0:-2 3:-2 5:4
i put	1:2 3:2 5:-2
i rename	5:2
i run	5:2
i see	0:4 1:-2 3:-3 5:-4 7:3
i test	0:2 1:-3 2:3 3:-3 5:-4 6:-2 7:-2 9:3
i use	1:2 5:-2 7:2
i want	2:3 5:2
i wonder	3:-2 5:-2 7:4
i would	0:-3 3:3 7:-2
i'd	0:2 5:-2 7:-3 8:2
i'd like	0:2 2:-2 3:-2 7:-2 8:2
i'm	0:-2 3:-2 4:-2 8:3 9:-2
i'm new	1:-4 5:-2 8:4
iban	0:-3 5:2 7:-3 9:3
ich	2:3 3:-2 4:-2 6:-2 9:-2
ich das	2:2
ich die	0:2 2:2 5:-2
ich eine	2:3
ich habe	4:2
ich statt	7:2
ich will	2:3 7:-2
ici	1:-3 5:-3 9:4
id	1:6 4:-4 7:-3 8:-3 9:-3
id $	2:-2 4:-2 5:3
id a	0:-2 1:4 5:-3
idea	0:-2 2:-2 3:2 4:-2 5:-2 7:2
idea ?	3:3 5:-2
ident*	0:-3 2:-2 3:4 4:-2
idiom*	1:-2 2:3 7:-2
idioma	1:-2 2:3 5:-2
idle	1:-2 2:2 3:2
idée	0:-2 2:-2 3:3
ieri	3:3 5:-2
if	1:4 3:-5 4:-3 8:-2 9:-2
if i	0:-2 3:-2 5:2
if the	1:2 2:-2 3:-2 4:-2 5:2
if we	1:2 7:-3
ignor*	0:-2 1:-3 2:-2 3:8 4:-3 5:-7 9:-2
ignored	3:4 5:-2
ihn	5:2 7:-2
il	0:-2 3:2 5:-3 7:4 8:-3
il ?	5:-3 6:3
il calcolo	3:-2 4:-2 9:3
il campo	5:2
il client	0:3 1:-4 2:-3 3:-3 4:-2 7:-2 9:2
il codice	1:-2 3:-3 4:4 7:-3 8:-2
il dans	3:-3 7:3
il des	5:4 7:-3
il du	1:-2 5:4
il file	0:-4 1:3
il filtro	4:-2 5:-2 9:2
il le	3:-2 5:-3 7:5
il metodo	7:3
il mio	1:2
il modulo	0:-2 2:4 5:-2 8:-3
il motivo	3:2
il motore	1:2 5:-3 7:3
il parser	3:-2 5:3 7:-2
il prezzo	5:3 7:-3
il punto	0:3 3:-2
il segnale	0:-2 6:2 7:-2
il servizio	0:-2 1:2 5:-2 7:2
il sistema	1:-2 2:3 5:-2 7:2
il test	1:3 3:2 5:-3 7:-2
il tipo	0:3 5:-3 7:2
il topic	5:4 7:-2
il totale	3:3
il un	1:-2 2:-2 3:-2 4:2 5:-2 7:4
il une	3:-3 5:-4 7:5
il valore	0:-2 5:4
il y	2:2 7:-2
il ⟨name⟩	0:-3 1:4 5:-2 7:2 9:-2
ils	0:-2 1:-4 2:2 3:2 5:-6 7:2
im	2:-3 3:4 5:-2 6:-3
im code	0:3 1:-2 2:2 3:-4 4:-3 7:-2 8:-2 9:2
im log	1:2 2:-2
im ordner	1:-3 5:4 7:-3
im paket	5:-3 7:4
im ⟨name⟩	2:-2 3:-2 8:2
image*	0:-2 1:-2 5:5 7:-4
images	5:5 7:-3
immer	3:3 5:-2
immut*	3:3
impac*	1:4 3:-2 7:-2
impact	1:2 5:2
impacto	1:2 5:-2
impl	0:-2 5:3
imple*	0:-3 1:-4 2:2 3:-2 5:4 8:-2
implement	1:2 6:-2
implementa	7:2
implementaciones	5:3
implementación	5:4
implementar	2:2
implementazioni	5:2
implementações	2:-2 6:3
implemented	4:2 5:-2 7:-2
implementierungen	7:-2 9:2
implements	5:2
implé*	1:-2 3:-4 4:-2 5:3 6:-2 9:2
implémentations	1:-2 3:-2 6:-2 9:3
impor*	0:-3 1:-3 4:-2 5:2 7:4 8:-2
import	1:-2 4:-2 6:2 7:2 8:-2
import $	3:-3 5:-2 7:3 9:2
import de	7:3
importa	1:-2 5:2 7:3
importador	2:-2 5:2 7:2 9:-2
importadores	2:-2 5:3
importan	5:4 7:-3
importar	3:3 5:-2
importato	0:-3 5:3
importe	3:-2 5:4
importe t	7:3
importent	5:-3 7:3
importer	2:2 8:-2 9:-2
importers	6:2 7:-2
importers of	6:2 7:-2
importieren	7:2
importiert	7:2
importing	0:-2 1:-2 3:-2 5:-2 9:3
importo	2:3 7:-2
imports	0:-2 4:-2 5:4 6:-2 7:-2 8:-2 9:-2
imports ?	5:4 7:-3
impos*	0:2 1:-2 2:-2 3:3 4:-3 7:-4 8:-2 9:-2
imposta	0:2 5:2
impre*	2:2 3:-2 7:3 8:-2 9:-2
in	3:2
in ?	0:2 1:-4 3:-3 5:4 9:-2
in a	3:4 5:-5
in between	1:-2 2:-2 3:-2 4:5 5:-3 9:-4
in che	0:2 2:2 3:-5 5:-3 6:-3 7:-5 9:2
in cui	3:-2 5:3
in den	1:3 5:-3
in der	1:3 2:-3 3:2 4:-2 7:-2 8:-2 9:-2
in die	1:2 2:-3 3:-3 4:4 5:-3
in diesem	1:3 3:-2 5:-2 8:-2 9:-2
in einem	0:-2 5:2
in einer	5:-4 7:4
in front	1:-2 3:4 4:-2 5:-3
in here	7:-2 9:2
in how	5:3
in locale	2:3 5:-4
in my	3:2
in n	0:3 3:-2
in one	1:-4 3:-3 4:3 5:-2 9:4
in order	4:3
in our	0:-2 2:-2 3:-4 5:4 9:-2
in prod	9:2
in promise	3:3 5:-2
in qualche	5:-2 7:3
in quale	0:7 1:-5 2:-3 3:-3 4:-3 5:-5 6:-2 7:-3 8:-2 9:-2
in quali	0:5 1:-2 3:-2 4:-2 7:-2 9:-3
in quante	6:2
in quanti	5:-4 6:5
in questo	5:2
in terms	1:-2 5:3
in tests	0:2 2:2 3:-2 5:-2
in the	0:-2 1:2 2:-2 4:-2 5:2 7:3 8:-2
in their	3:3 5:-4 9:3
in this	0:-2 2:-2 3:-4 5:3 6:-2 8:-2
in un	3:-2 7:-3 9:3
in uscita	5:3
in welchen	0:-3 1:-4 3:-3 5:8 7:-2
in welcher	0:3 4:3 5:-4
in what	0:4 1:-4 2:-2 3:-2 5:2 7:-2 8:-2 9:-2
in which	0:7 1:-7 2:-2 3:-3 4:2 5:-3 7:-4 9:-3
in wie	2:-2 3:-2 5:-3 6:5
in ⟨name⟩	0:-4 1:-3 3:5 6:-3 9:-2
in ⟨path⟩	0:-3 3:4 4:-3 5:3 7:-4 8:-3
incid*	1:-2 5:2 7:-3 8:3
incl	5:3
inclu*	0:2 3:3 4:-2 5:-2 6:-2 7:-4 8:-2 9:-2
include	1:-2 5:3 7:-2
include ⟨path⟩	3:-3 5:4
included	5:2
included $	5:2
incol*	0:-2 2:-4 3:-3 4:-2 5:6 7:-3 8:-2 9:-4
incom*	0:3 1:-3 4:-2
incon*	1:-2 3:-2 7:-2 8:-2 9:4
index	3:4 4:2 5:-5 7:-2
index is	2:2
index out	3:2
index*	1:-3 2:-2 4:-2 7:4
indexer	1:-2 2:-2 4:-2 7:4
indic*	5:3 7:-3 9:-2
indir*	1:-2 4:-2 5:3 7:3
indirect	5:3
infor*	1:-2 4:-3 5:4
infra	0:2 2:-2 5:2
infra*	1:-4 2:5 4:-2 9:-2
infrastructure	1:-3 2:4
inges*	1:2 5:-3
ingest	1:2 5:-2
ingoi*	0:-2 5:4
inher*	0:-2 1:-2 3:-2 7:4
inheritance	5:-3 7:3
inici*	0:-4 1:-2 4:2 5:3 6:2
initi*	0:-2 1:2 2:-3 5:-2 8:3
injec*	1:-2 4:-2 7:3 9:-2
injection	3:-2 4:-2 5:2 7:2
input	0:-3 1:3 4:-4 7:3 9:-2
inser*	0:-2 1:2 2:-2 4:2
insert	2:-2 4:2 5:2
insid*	0:-2 3:2 7:-2
inside	0:-2 3:2 7:-2
inside the	1:3 5:-3
inside ⟨name⟩	1:-3 4:-3 5:4
insie*	0:-3 1:2 4:3 5:-4 7:-3 8:-2
insieme	0:-3 1:2 4:3 5:-4 7:-3 8:-2
insta*	2:-3 5:3 6:-3 7:-2 8:-3
install	0:-2 1:-2 3:3
instance	3:2
instances	0:-2 1:4 3:-2 5:-2 9:-2
instances of	1:-2 7:2
instancias	3:2 5:2 6:-3
instancias de	3:2 5:2 6:-3
inste*	5:3 9:-2
instead	5:3 9:-2
instead of	5:3 9:-2
instr*	0:3 1:-5 2:3 3:-3 9:-2
instâ*	0:-4 3:3 5:3
instâncias	0:-4 3:3 5:3
instâncias de	0:-4 3:3 5:3
int	1:-3 7:2
integ*	0:-2 1:-2 2:3 3:-3 5:-3 7:2
inten*	0:-3 1:-3 2:3 3:-3 5:3
intendo	0:-3 5:3
inter*	0:-2 1:-2 2:-2 3:-4 4:3 5:5 6:-2 9:-3
intercepte	5:2 7:-3
interessa	4:-2 5:3
interface	0:-3 1:-3 4:-2 5:2 8:-2 9:2
interfaz	1:-2 2:-3 5:2 7:2
interfaz ⟨name⟩	2:-2 5:2
internal	0:-2 1:3 3:3 5:-3
interno	1:-2 2:2 3:-2 4:-2 5:2
interrupt	0:2 1:2 5:-3
interval	1:3 3:-2 6:2
into	2:3 3:-3 6:-2 8:-3 9:-2
into a	2:-2 4:3
into the	0:-2 1:-3 2:3 3:-3 4:-4 5:5
into ⟨name⟩	1:-2 4:3
inuti*	0:-2 5:2
inval*	0:-3 1:-3 2:4 3:2 4:-2 5:-4 8:-2 9:-2
invalid	3:3 5:-2
invec*	0:-2 1:-2 3:3 4:-2 5:-2
invece	0:-2 1:-2 3:3 4:-2 5:-2
invece di	7:2 9:-2
inven*	1:3 2:2 7:-3 9:-2
inventario	2:3 7:-3
inventory	3:2
invit*	1:-2 2:-3 3:4 7:-2
invoc*	0:-2 1:-4 3:-3 4:4 9:-2
invoca	0:-2 1:-3 3:-2 4:-3 5:6
invoi*	1:-4 3:2 4:-2 5:3 7:-2 8:-2 9:-2
invoice	1:-4 3:2 4:-2 5:3 7:-2 8:-2 9:-2
invok*	0:-2 1:4 3:-2 4:-3 5:3
invoke	1:4 4:-2 7:-4
invoked	7:3
invokes	5:4
invoq*	1:2 3:-2 7:-2
invoque	1:2 3:-2 7:-2
io	5:-4 7:4
irgen*	0:-3 1:-2 2:-2 3:-5 4:-2 5:-4 6:-2 7:10 9:-2
irgendein	5:-2 7:3
irgendwas	3:-2 5:-2 7:5
irgendwer	0:-2 1:2 3:-2 5:-2 7:4
irgendwo	0:-2 1:-2 3:-2 5:-4 7:5 8:2
irgendwo verwendet	7:2
is	0:2 3:3 4:-2 5:-8 7:4
is a	1:2 2:-2 3:-7 5:-2 6:-2 8:-3 9:4
is fine	3:2 7:-2
is full	3:2 7:-2
is it	0:2 1:2 2:2 3:-2 5:-6 7:3 9:-3
is n	3:2
is not	3:4 5:-2 7:-2
is null	0:-2 3:4 5:-2 7:-2
is responsible	0:3 5:-2
is that	1:2 4:-2 5:-6 7:4 8:-2 9:-3
is the	4:-5 5:-3 6:-2 7:5
is there	3:2 5:-3
is ⟨error⟩	6:2
is ⟨name⟩	0:2 1:2 2:-2 3:-4 4:-2 5:-5 7:4
is ⟨path⟩	0:2 3:-2 5:-5 7:3 9:2
iscri*	3:-3 4:-2 5:5 6:-2 7:-2
isn't	1:4 5:-3
isso	0:5 1:-5 2:-2 3:-3 4:-2 7:-3
isso ?	0:2 1:-2 5:3 7:-2
ist	0:-2 1:2 4:-4 5:-6 6:-3 7:4 8:2
ist $	1:-2 2:-2 3:2 5:2 7:-2
ist ?	1:-3 3:2 7:2
ist das	0:-2 3:-3 4:-3 7:-3 8:5 9:-3
ist der	4:-2 5:-2 7:2
ist die	1:2 5:-2 8:-2
ist es	1:2 3:-2 5:-3
ist ⟨name⟩	1:-2 2:2 5:-3 6:-2 7:3
istan*	0:5 1:-4 3:2 4:-3 5:-7 7:2 8:-2
istanze	0:-2 3:2 4:-2 5:-2 8:-2
it	0:4 4:-3
it $	0:5 1:3 2:-2 3:-2 4:-5 5:-3 8:-4 9:2
it ?	0:2 1:-4 4:-2 5:4 7:-2 9:-3
it and	3:3
it be	2:-3 3:3 5:-2 7:3
it in	3:2
it is	1:-2 8:2
it on	0:-2 2:3 5:2
it was	0:2 3:2 5:-2
it with	0:-3 1:2
it's	2:-2 3:2 4:2
itera*	0:-2 1:-3 3:-2 4:-2 5:4 7:-2
its	0:-2 3:-3 6:-2 7:3 8:-2 9:-3
its own	1:-2 7:2
itsel*	3:2 4:-2 5:3
itself	3:2 4:-2 5:3
j'ai	0:-3 1:4 2:-3 3:3 4:-2 5:-4 7:-5 8:-2 9:-2
j'aim*	0:2 1:-2 3:-2 5:3 7:-2
j'aimerais	0:2 1:-2 3:-2 5:3 7:-2
j'aimerais savoir	0:2
j'en	0:-2 1:-2 2:2 3:-2 5:2 8:2
jamai*	1:-2 5:-2 7:3
jamais	1:-2 5:-2 7:3
janel*	5:-2 7:-2 9:3
janela	5:-2 7:-2 9:3
java	1:4 3:2 5:-5 7:2 9:-2
javad*	3:-2 5:3
javadoc	3:-2 5:3
je	0:-2 1:-3 6:-2 7:2
je lance	3:2 5:-2
je le	7:2 9:-2
je ne	3:2 5:-2
je suis	1:2 3:2 4:-2
je veux	0:3 3:-3 4:2 5:-3 7:2
je voudrais	1:-2 2:2 5:2
jede	0:-2 1:-3 3:3 7:-2
jedem	2:-2 3:2 4:-2 5:-2 7:2
jeder	0:-2 1:2 2:-3 3:-2 7:2 8:-2
jeito	1:-4 4:-2 7:2 9:2
jemal*	5:-2 7:4
jemals	5:-2 7:4
jeman*	1:-2 5:-2 7:4
jemand	1:-2 5:-2 7:4
jerar*	5:2
jerarquía	5:2
jeu	0:-2 1:-2 3:2 4:2 5:-2 7:-3 8:2
job	1:-4 2:-2 4:-3 5:4 6:-2 8:-3 9:3
job $	3:2
jobs	0:-4 1:-4 2:-2 3:-5 5:7 7:3 8:-2 9:-4
jour	3:2 5:-3 7:3
journal	5:2
jours	0:2 1:2
jpa	1:-2 3:2 5:-2 7:2
json	1:-3 3:2 5:-2 7:3 9:-2
jumps	3:5 4:-2 7:-2
jusqu'à	4:3 5:-3
jusqu*	0:-2 4:3 6:-2
just	0:-2 1:-4 4:-2 7:3 8:3
juste	0:-3 1:4 5:-3
justi*	1:-2 3:-3 7:2 8:2
jwt	0:-3 2:-2 3:5 4:2 5:-3 7:-2
já	5:3
k	0:-2 3:-2 7:3
k n	5:2
kafka	1:2 7:-2 9:-2
kafka topic	5:2
kann	1:-6 3:-3 4:-3 5:2 7:6 9:-2
kann es	7:2
kann ich	5:-2 7:3
kann ⟨name⟩	7:2
kanns*	1:2 5:-2 8:2
kannst	1:2 5:-2 8:2
kannst du	1:2 5:-2 8:2
kaput*	5:2
kaputt	5:2
karte*	0:-2 1:-3 3:-3 5:6 7:-4
kasse	2:2
keep	1:-4 2:-3 3:3 4:-2 5:-2 8:2 9:3
keep it	1:-3 7:2 8:3
keeps	1:-3 2:-2 3:6 4:-3 5:-4 9:-2
kein	5:4 7:-3
keine	1:-3 7:2
keine*	0:2 2:-2 3:-3 5:3 6:2 7:-4
keiner	0:2 2:-2 6:3 7:-3
kennt	5:2 7:2
key	1:-2 3:4 4:-2
keyst*	4:2
kill	2:-2 4:2 5:-2 7:2
kille*	3:3
kindk*	0:2
kindklassen	0:2
kinds	5:2
kiosk	1:-2 5:3
klass*	3:-3 4:-2 7:3
klasse	1:2 5:-4 7:2
klassen	0:-2 1:-3 3:-2 4:-2 5:3
kling*	3:3 7:-2
know	2:2 4:-3 5:-3
know which	2:2
knows	1:3 3:-2 5:-4
komme*	0:2 4:-2 5:-4 7:4
kommen	0:2 5:-4 7:2
kommen die	0:2 5:-2
kommt	2:-3 3:4 5:-3 7:-4 8:-2
kommt der	0:2 2:-3 3:3 4:-2
kommt ⟨name⟩	0:-2 1:3 2:2 3:-3 4:-2 6:2 7:-4
kompl*	1:-3 3:2 5:-3 6:4 7:-2 8:-2
kompo*	3:-2 5:2 6:2
komponenten	5:3
konfi*	3:-3 7:2
konkr*	7:-2
konkrete	5:2 7:-2
konst*	0:-2 5:3
kotli*	1:3 2:-3 5:2 8:-2
kotlin	1:3 2:-3 5:2 8:-2
kunde	0:-2 1:3 3:2 5:-3
könnt*	1:-2 3:3
könnte	3:3 5:-3
künft*	1:-3 3:-3 5:4
künftig	1:-3 3:-3 5:4
l'anc*	0:-3 3:4 7:-3
l'api	0:-2 1:-2 6:3 7:-2 8:2
l'api publique	0:-2 1:-2 6:3 7:-2 8:2
l'app*	5:-2 7:-3 8:-2 9:3
l'appel	7:-2 9:2
l'appli	5:-2 7:-2 9:2
l'arb*	3:2 7:-2
l'arc*	0:-2 1:-2 3:-2 5:-2 8:4
l'aut*	0:-2 1:-5 2:-3 3:4 4:-3 5:-5 7:3 9:3
l'autre	7:3
l'ecc*	0:2
l'eccezione	0:2
l'en	2:-2 3:3 4:-2 5:-3 8:-2
l'en tête	2:-2 3:3 4:-2 5:-3 8:-2
l'env*	0:3 1:-2 3:-3 4:3 5:-2
l'envoi	0:3 1:-2 3:-3 4:3 5:-2
l'eve*	0:3 1:3 5:-4
l'evento	0:2 1:3 5:-3
l'evento ⟨name⟩	0:3 1:2 5:-2 7:-2
l'export	0:2
l'ha	3:-2 7:3
l'hér*	5:-2 7:-2 9:3
l'héritage	5:-2 7:-2 9:3
l'imp*	0:-3 1:-2 5:3
l'import	3:3
l'impression	3:-2 7:2
l'ins*	0:3 1:-3 2:3 3:-2 4:-4
l'int*	0:-2 1:-3 3:3 5:2 7:-3
l'interfaccia	1:-2 5:2
l'interface	5:2
l'ogg*	0:2 1:2 5:-3
l'oggetto	0:2 1:2 5:-3
l'oggetto ⟨name⟩	0:2 1:2 5:-3
l'on	0:-3 5:4
l'ord*	5:2
l'ute*	0:4 1:-3 5:-3 6:-2
l'utente	0:4 1:-3 5:-3 6:-2
l'écr*	3:-3 5:-3 7:3 9:-2
l'évé*	0:-2 1:3 7:-2
l'événement	0:-2 1:3 7:-2
l'événement ⟨name⟩	0:-2 1:3 7:-2
la	3:2 5:-2 6:-3
la api	1:2 3:-3 5:-2 7:-2 8:3
la app	3:2
la base	1:-2 3:4 5:-2
la cache	3:-2 7:4
la capa	3:-2 5:2 7:2
la carpeta	0:-3 1:2 2:-2 3:-2 4:-2 7:2 8:-2
la cartella	0:-4 1:5 3:-2 4:-2 5:-2
la clase	0:-4 1:-2 5:6 7:-2
la classe	0:2 1:-2 2:2 5:-2 7:2 9:-2
la cola	0:-2
la colonna	0:-2 3:-3 5:4
la colonne	0:2 1:-2 5:3
la columna	6:2
la config	7:3
la constante	0:-3 5:2 7:3
la de	5:2
la différence	1:-2 9:3
la fin	0:2 9:-2
la firma	1:-2 3:-2 4:2
la fonction	0:2 1:-2 3:-3 7:2
la función	1:-2 3:-2 5:3
la funzione	0:-3 2:4 3:-2 5:2 7:-3
la hiérarchie	7:-2 9:3
la interfaz	1:-2 7:3
la jerarquía	5:2
la lista	0:-2 3:-2 5:2 7:2
la liste	3:2
la logica	0:3 1:-2 2:-2 3:-2 5:-3 6:2 7:-2 8:-2
la main	3:-2 5:2
la mise	1:-2 3:2 4:2 5:-3
la misma	3:3 5:-2
la méthode	0:3 1:-2 5:-2
la même	1:-3 3:-2 5:-2 8:2 9:2
la page	0:-2 3:4 5:-5 7:-2 8:2
la pantalla	1:-2 4:2 5:2 9:-2
la parte	0:2 1:-2 3:-3 4:-2 8:2
la pena	3:-2 5:-4 7:5
la signature	7:2
la suite	3:2
la tabella	1:-2 5:2
la tabla	1:-3 5:4
la table	0:-3 1:2 3:-2 4:3 7:-3
la valeur	0:4 4:-3 5:-2 9:-3
la variable	3:2 5:3 7:-3
la vez	1:-4 3:3 5:-2 7:2
la ⟨error⟩	0:3 5:-3
label*	1:2 3:3 4:-2 5:-4
labels	1:2 3:3 4:-2 5:-4
lado	3:-2 7:3
lager	1:-2 3:-2 4:-2 5:-2 7:-2 8:4
lance	0:-3 3:2 5:2
lance*	4:3 5:-2 7:-3
lancement	1:-3 4:3
lanci*	0:-5 1:3 3:-4 4:-4 8:-2 9:-4
lancia	0:-2 7:3
lanciare	0:-3 1:-3 3:-3 4:-2 5:3 6:-2 7:3 9:-3
lancio	2:3 7:-2
lande*	1:-2 3:-2 5:3
landen	5:3
langu*	0:2 1:-2 7:-3
language	0:3 1:-2
lanza	3:-2 5:-2 7:3 9:-2
lanza ⟨name⟩	1:2 5:-3 6:2 9:-2
lanza*	0:2 3:-2 5:-3 7:4
lanzar	3:-2 7:4
lanzar ⟨name⟩	7:4 9:-2
lança	0:3 1:3 5:-4
lança*	0:-3 1:-2 7:2 9:2
lançar	1:-3 7:2 9:2
lapto*	3:3
laptop	3:3
laque*	1:-2 7:-2 9:4
laquelle	1:-2 7:-2 9:4
las	2:-2 3:2 4:-4 6:-3 9:2
lasse*	1:-2 3:-2 5:4
lassen	1:-2 3:-2 5:4
last	1:2 2:2 3:2 4:-3 5:-3
last $	1:2 2:3 4:-2 5:-2
lato	0:3 1:-2 4:-2 5:2 7:-2
laufe*	3:-3 5:3
laufen	3:-3 5:3
laufen die	4:2
laufz*	1:3
laufzeit	1:3
lausc*	1:2
lauscht	1:2
laut	0:-3 1:4 5:-2 7:-2 9:-3
lavor*	1:-2 5:3
layer	3:-2 5:-4 7:2 8:2 9:-2
layer*	5:-2
layering	7:2
layers	4:2 5:-2
layou*	0:-2 1:3 2:-2 4:-2 5:-3 7:-2 8:2
layout	0:-2 1:3 2:-2 4:-2 5:-3 7:-2 8:2
le	0:-2 3:3 6:-2
le bouton	0:3 5:-2 7:-2
le champ	0:-3 4:-2 7:2
le classi	5:2
le code	0:2 1:-2 2:-3 3:-3 4:3 7:2 8:-2 9:-3
le dossier	5:3
le dépôt	2:-2 3:-2 8:3
le fichier	1:4 3:-5
le module	3:-3 5:2 9:2
le moteur	1:2
le même	5:-2 7:3
le n	3:-2 5:3 7:-2
le paquet	1:-2 5:-2 7:2 8:3
le plus	4:2 5:-2 7:-3 9:2
le serveur	1:2 3:2 5:-2
le test	3:2
le traitement	1:-2 5:2
le ⟨name⟩	0:-2 1:3 5:-3
lead	0:-2 1:-2 3:-2 4:-2 9:3
leade*	0:-2 2:-2 3:-4 4:4 9:-2
leader	3:-3 4:3 5:2 7:-2
leak	3:-3 7:3
lease	3:2 5:-2 7:-2 9:2
least	1:2
leave	1:2 3:-3 5:2
leben*	1:-3 2:3
lebenszyklus	1:-3 2:3
lectu*	4:-4 5:2 6:-2 8:-2 9:-2
lectura	3:-2 4:-2 7:3
lecturas	0:2
lecture	1:2 3:2 4:-2 7:-2
led	0:-2 1:2 3:4 4:-2 5:-2 7:-3
ledge*	1:3 5:-3
ledger	1:3 5:-3
leer	0:2
leere	3:3
leeren	5:2
left	1:2 3:-3 7:3
legac*	0:-3 1:4 2:-2 3:-3 5:-2 8:-2
legacy	0:-3 1:4 2:-2 3:-3 5:-2 8:-2
legge	0:-2 5:3 7:-2
leito*	0:2
leitor	0:2
leitu*	3:-2 7:3
leitura	3:-2 7:3
leque*	7:-2 9:2
lequel	7:-2 9:2
les	0:3 1:-2 2:2 3:4 5:-3 6:-2 7:-2 9:-3
les deux	1:-2 3:2 4:2 5:-5 7:3
les données	0:-2 1:-2 3:-2 4:3 7:2
les erreurs	2:2
les lignes	3:2 7:-2
les montants	5:2
les objets	0:2 1:-2 7:-2
les points	8:2
les tests	5:-3 7:2
les ⟨name⟩	0:2 3:-2 7:-3
lesen	5:-2 8:3 9:-2
lesen*	5:3
lesqu*	1:-2 2:-2 4:2 5:4 7:-4
lesquels	1:-2 2:-2 4:2 5:4 7:-4
lettu*	5:2
letture	5:2
leur	1:-2 5:2 8:2 9:-2
levan*	0:3 5:-2
level*	3:-2 4:3
levels	3:-2 4:3
lever	1:-4 2:2 7:3
lever ⟨name⟩	1:-2 7:4
levée	0:-2 1:2
lexer	5:-3 7:3
li	0:-2 1:2 2:-2 5:2 9:-2
lib	1:3 4:3 5:-2 7:-3
libra*	1:2 5:2
library	1:2 5:2
libre*	0:-2 1:-3 7:-3 9:4
licen*	0:2 1:2 2:-2 3:-3 4:-2 5:-3 7:2
licence	0:2 3:-2 5:-2 7:3
liefe*	0:2 1:-4 3:3 4:-3 5:2 7:-2
liefert	1:-3 3:4 4:-2 7:-4
liege*	1:-2 3:3 4:4 5:-5 7:-2
liegen	1:-2 3:3 4:4 5:-5 7:-2
liegen die	0:2 3:2 5:-2
liegt	5:3 7:-3 8:-2
liegt das	3:2
lieu	0:-2 3:-3 5:3 9:2
life	0:2 4:2 5:-2 7:-2
ligne	0:3 1:-2 3:2
ligne*	2:-2 3:4 4:-3 7:-3
lignes	2:-2 3:4 4:-3 7:-3
lignes $	1:-2 8:3
like	2:-4 5:2 7:-3 8:4 9:-3
like to	0:2 3:-2 7:-3
limit	1:-2 3:3 6:-2
limit*	0:-2 2:3 3:-4 5:-5 6:-2 8:-4 9:4
limite	1:-2 3:-2 5:-2 7:4
limiter	0:-2 1:3 2:3 7:-4 8:-2 9:-2
line	0:4 1:-4 5:-3 7:-2
line n	2:2
lines	0:-2 3:5 4:-2 5:-5 7:-3 9:-2
lingu*	0:-2 1:-2 5:-3 7:-2 8:4
lingua	5:-2 8:2
linha	0:5 1:3 3:-4 5:-6 7:-3
linha*	3:-3 7:3
linhas	3:-3 7:3
link	0:5 1:-3 4:2 5:-5
linte*	0:2 1:3 3:-2 5:-4
linter	0:2 1:-2
lire	3:-2 4:-3 5:-2 8:3
lisib*	1:-3 8:3
list	0:-4 1:-3 2:-3 4:2 5:7 7:-4 8:-2 9:-2
list all	5:2
list of	5:2
list the	5:3
list them	5:2
lista	0:-2 1:-4 2:-2 4:-2 5:3 6:-2 7:2 8:-2
lista de	3:3
liste	0:-2 5:2 7:-2
liste des	3:2 5:2
liste*	0:-4 7:4 9:-2
listener	0:-3 1:-3 5:-2 7:4 9:-2
listener $	1:-2 3:-3 4:2 5:3 7:-2
listeners	0:-2 1:-2 3:-2 5:2 7:2
listens	1:-2 5:3
listens to	1:-2 5:3
lists	5:2
lit	5:2
lit la	5:2
live	0:2 2:-2
livel*	0:2 2:-2 3:-4 4:2 6:-2 8:-2 9:-2
livelli	1:-3 3:-2 4:3 7:2
livello	0:2 2:-2 3:-2 4:-2 5:2 7:-2
livello di	0:-2 1:2 4:-2 5:3 7:-2
livra*	1:-2 2:2 7:-2
lizen*	1:3 5:-3 7:2 8:-2
llama	0:-4 1:-4 4:-4 5:3 6:2 7:3 9:-3
llama a	0:-2 4:-3 5:-4 6:3 7:6 9:-3
llama*	1:2 2:-2 3:-2 4:2 5:-3 9:2
llamada	5:2
llamadas	1:-2 4:4 6:-3 7:-2
llamar	1:4 4:-3 6:-2
llamar a	1:-3 5:3 7:2
llamo	5:2 7:-2
llega	0:-2 2:-2 3:2 5:3 7:-2
llega*	3:4 4:-5 5:-3
llegan	3:3 4:-2
lo	5:-2 6:-2 7:2 8:-3
lo que	1:2 3:2 7:-4
lo stato	0:-3 1:4
load	3:2
loade*	0:3 4:-3 9:-2
loader	4:-2 5:2
local	0:-3 2:2 5:2
local*	0:-3 1:-3 2:5 3:2 4:-4 5:-2 6:-2 7:-3
locale	2:3 3:3 5:-5 7:-2
locally	2:3 4:-2
locat*	1:-2 3:-3 5:2 7:3
locataire	3:-2 5:2 7:2
lock	2:2 3:-2 4:-3 8:-2
lock try	3:2
lodas*	5:2
lodash	5:2
log	0:4 1:3 2:-3 5:-2 7:-2 8:-3
log $	0:-2 1:2 2:-2
logge*	1:-3 3:-3 5:2
logger	0:-2 1:-2 2:2 3:-3 5:3 7:-2
loggi*	7:2
logging	7:2
logic	9:3
logic*	0:2 1:-3 3:-3 4:-2 5:-2 8:-2
logica	0:2 1:-3 3:-3 4:-2 5:-2 8:-2
logik	0:2 9:2
login	1:-7 2:-6 3:2 4:6 5:-3 8:-6 9:-3
login con	3:-2 7:3
logo	1:-3 3:2 8:2
logou*	1:-2 7:-2
logout	1:-2 7:-2
logs	1:-2 3:3 4:-2 5:-3 7:2
lohnt	1:-3 5:-3 7:5
lokal	2:2 3:2
long	3:-2 4:-3 5:3 7:2 9:-2
longe*	5:2
longer	0:2 5:2
look	1:-3 2:-2 4:-2 5:-2 7:2 9:3
looks	0:3 3:-3 5:-2 7:3
looku*	4:-3 9:3
lookup	4:-3 9:3
loop	0:-3 1:-3 3:3 4:4 5:-4 7:-3 8:-3
los	3:3 4:-3 5:-3 7:2
los permisos	5:-3 7:3
los que	5:2
los tests	1:-2 2:2
los ⟨name⟩	1:-2 5:4
loss	1:3 3:2 5:-3
lost	0:-2 5:-2 7:3
lot	1:3 8:-2
lugar	1:-2 3:-2 7:4
lugar ?	5:-3 7:3
lugar que	5:3
lugar*	0:-3 5:2 6:3 7:-2
lugares	0:-3 5:2 6:3 7:-2
lui	1:-3 4:-2 5:3
längs*	2:-2 4:-3 5:4 7:-3
längst	3:2 7:-2
läuft	1:-2 2:-3 3:3 4:3 5:-5 6:-3 8:-2 9:-3
läuft der	2:-2 3:-2 4:-3 7:4
lève	1:4 3:-3
lê	0:-2 5:3
lì	0:-2 1:-3 2:-2 3:4 4:2 5:-3 8:-3 9:-2
lì $	3:4 5:-2 8:-3
límit*	3:2
límite	3:2
línea	0:2 1:-3 2:2 3:-2
línea*	0:-2 1:-2 2:3 3:-2
líneas	0:-2 1:-2 2:3 3:-2
lógic*	5:2
lógica	5:2
lógica repetida	5:2
lösen	1:-2 5:2
m	2:2
m n	2:3
ma	0:-2 1:-3 3:4 4:-2 5:-2 7:2 9:-2
ma il	3:4 5:-2 7:-2
macht	1:2 4:2 5:-4 9:-2
macht der	9:-2
macro	1:2 5:-2 6:-2 7:2
made	0:2
madru*	5:-3 7:2
madrugada	5:-3 7:2
magaz*	2:2 3:2 5:-4
magic	0:-2 3:-4 4:-2 5:5
mai	0:-3 1:-3 2:-3 3:4 4:-2 6:-3 8:2 9:-2
mail	0:5 1:2 2:-5 3:4 5:-4 7:-4 8:-2 9:-3
mail de	0:2 3:2
maill*	0:2 1:-2 4:3 9:-4
main	0:-3 2:-3 3:-2 4:4 5:-3 7:3 9:-2
main $	0:-2 3:-2 5:2
main ⟨error⟩	1:2
maint*	0:-3 1:-5 2:-2 4:-2 7:-2 8:4
mais	1:-3 2:2 4:-3 6:-2 7:2 8:-2 9:2
mais de	7:3
make	0:-4 1:-3 5:2 8:-4 9:-2
make sense	7:2
makes	1:5 3:3 5:-6 8:-2 9:-2
makin*	5:2
making	5:2
mal	0:-3 1:-6 4:-2 5:3 7:3 9:-2
man	0:-2 3:-2 5:-3 6:-2 9:2
manda	0:6 2:-3 3:-2 5:-5 9:-2
manda*	4:-4 5:-4 7:3 8:-2 9:3
manej*	1:-3 5:-3 8:4
mani	3:-2 4:2 5:2 7:-2
mano	0:-3 1:3 2:-2 3:-2 4:-2 8:3 9:-2
mano ?	0:-2 1:4 3:-4 5:-3
mano invece	3:2
mante*	0:-2 1:-2 2:2 5:-2 7:2
mantener	0:-2 1:-2 2:3 5:-2
many	1:-2 2:-3 3:-2 4:-2 5:-2 6:7 7:2 9:-2
many files	6:2
map	0:-2 1:-3 2:-2 4:-3 7:3 8:3 9:-2
mapa	0:-3 3:3
mappe*	1:-2 5:2
mapper	0:-2 1:-2 5:2
marke*	3:-2 5:3
mas	0:-2 3:4 7:-3
match*	1:3 5:-2 7:-2
matches	1:3
matin	1:4 5:-3
matri*	1:2 5:-3 7:2
matte*	1:-3 3:4 5:-4 8:2 9:-2
matter	1:-3 3:3 5:-3 8:2 9:-2
max	2:-3 4:3
maxim*	3:2
maximum	3:2
may	0:-2 8:3 9:-2
mb	1:-2 2:2 3:3 7:-2
me	1:-3 3:-2 4:3 6:-2 7:-3 8:3
me $	0:-3 2:-3 3:-3 5:-2 8:2
me a	5:-2 8:2
me all	5:3
me every	1:2
me puede	1:-2 5:4 7:-2
me the	0:-3 1:-3 2:3 3:-4 4:-2 7:-2 8:3
me where	2:2
me which	5:2
mean	1:3 2:-2 3:-4 5:2 7:-2
mean in	1:3
meani*	1:3 3:-2
meaning	1:4 3:-2 5:-2
meaning of	1:4 3:-2 5:-2
mecha*	0:-3 1:-3 2:6 3:-4 4:-4 5:-3 8:-2 9:-3
medo	1:-2 5:4
megli*	0:-2 2:-2 3:-2 5:-2 7:-5 9:5
meglio	0:-2 2:-2 3:-2 5:-2 7:-5 9:5
mehr	0:-3 1:-2 2:-2 3:5 4:-3 7:-4 8:-2
mehr als	5:2
mein	1:2 3:-2 5:-2 7:2
meio	1:2 3:-2 4:3 7:-4
melde*	1:3 7:-3
meldet	5:2
membe*	1:-2 5:5 7:-2
member	1:-2 5:4 7:-2
members	5:2
memor*	0:2 1:-2
memoria	0:3 1:-2
memory	2:2
menos	1:2 3:2 7:-3
mensa*	0:4 1:2 4:-2 5:-3 7:-4 8:-2 9:-2
mensagem	1:-2 3:3
mensaje	0:4 3:-3 7:-3
mensajes	1:2 5:-2
mensu*	3:2
menti*	0:-3 5:5
mention	5:3
mentr*	1:-2 3:3 4:2 5:-2 7:-2
mentre	1:-2 3:3 4:2 5:-2 7:-2
menu	1:-2 3:3 4:-2
merec*	5:-2 7:3
merece	5:-2 7:3
merece la	5:-2 7:3
merge	3:2
merge*	0:2 1:-3 4:-2 5:3 7:2 9:-3
merges	0:2 1:-3 5:2
mes	3:4 5:-3 7:-2
mesma	3:4 4:-2
mesmo	1:-2 2:-2 4:-2 5:-5 7:5 9:-3
messa*	7:-3 8:-2 9:-2
message	1:2 2:-2 3:2 4:3 5:-3 7:-2 8:-2 9:-2
message $	0:-3 1:2 3:4 5:-3
message ?	0:4 1:-3 5:-4 7:-2
messages	0:-3 1:-3 2:2 4:-2 5:4 6:-2
messaggio	2:-2 3:-2 4:-3 5:2 7:-2
messo	3:2 4:-3 7:-3 8:2
messw*	1:3 5:-3
met	0:-2 1:3
metad*	3:2 7:-2
metade	3:2 7:-2
metho*	0:-2 2:-2 5:3 7:-2 8:-2 9:-2
method	0:-3 1:2 4:2 5:-2 8:-2 9:-2
method that	1:2
method ⟨name⟩	5:2
methode ⟨name⟩	1:-2
methoden	1:-3 3:-2 5:5 7:-2
methods	1:2 3:-2 5:2 7:-3
metod*	0:-3 1:-2 3:-3 4:-3 5:5 6:-2
metodi	0:-2 1:-4 3:-3 4:-3 5:4
metodo	7:2
metodo ⟨name⟩	5:3
metri*	3:3 7:-2
mette	0:-2 2:2
mette n	3:3
mette*	0:2 1:-2 2:-2 3:-2 5:4 7:-2
mettere	3:-2 5:5
metà	3:3 5:-2
mexe	0:-2 1:-2 3:-2 5:3
mexer	7:2
mi	0:-2 1:3 2:-5 3:4 4:-2 5:3 6:-3 7:-8 8:2 9:-4
mi fai	1:-2 3:-2 5:-4 7:-2 8:4
mich	0:-2 1:2 4:3 5:-2 7:-4 8:-2
micro*	1:-3 2:-2 3:-4 4:-2 5:-3 8:2 9:3
microservices	1:-2 5:-2 7:3 8:2
middl*	1:-4 2:-5 4:6 7:-5 8:-2 9:-4
middleware	0:2 1:-3 2:-4 4:3 7:-5 8:-2 9:-3
middlewares	0:-3 1:-2 2:-2 4:4 9:-2
middlewares $	0:-2 4:3
might	1:-3 2:2 3:-2 4:-3 5:3
might the	1:-3 2:2 3:-2 4:-3 5:3
migra*	0:6 3:-2 5:-3 6:-2 7:-5 9:-4
migration	0:-3 1:4 5:2 7:-5
migrations	0:5 5:-5 7:-4 8:-2 9:-2
migrations ?	0:5 1:-3 2:-3 3:-2 4:-2 5:-4 7:-2 9:-2
migrazioni	1:-3 4:3 5:2 9:-2
mille	0:3 3:-2 5:-2 7:2 9:-2
milli*	1:3 3:-2 7:-4
mim	1:-4 3:-2 4:2 6:-2 7:-2 8:2
min	1:2 5:-2
minha	3:3 9:-2
minut*	0:-2 1:-5 2:2 3:4 4:-2 5:-4 9:-2
minute	5:-2 7:-2 8:2
minutes	1:-2 2:3 5:-2 7:-2
minuti	3:3
minutos	1:-3 3:2 5:-2
mio	2:3 4:-3
mir	0:-5 2:3 3:2 4:-3 5:-2 6:-3 9:-2
mir bitte	5:2
mir das	0:-2 1:-3 2:4 3:-2 4:-2 5:-2 7:-3 8:-2
mise	0:-2 1:2 3:2 4:2 5:-3 7:-3 9:-2
mise en	1:-2 3:2 4:2 5:-3
misma	3:3 5:-2
misma*	5:-3 7:-2 9:3
mismo	3:3 4:-2
missi*	5:2
missing	5:2
mit	1:2 2:-3 6:-2 8:-4 9:-3
mit dem	0:3 1:-3 2:-2 3:-4 4:-3 5:3 7:-2
mit den	1:3 3:-2 5:-2 8:-2
mit welchen	5:3 7:-2
mit ⟨name⟩	3:-2 4:-2 5:3
mobil*	0:-3 1:-4 2:-3 3:4 4:3 5:-4 8:-2 9:-2
mobile	0:-3 1:-4 2:-3 3:4 4:3 5:-4 8:-2 9:-2
mock	1:-2 2:2 5:-4 7:4
mocks	3:4 5:-4
modal*	1:2 3:2 7:-3
mode	3:3 5:-3
model	0:-4 3:-2 4:-4 5:-2 6:-2 7:2 8:4 9:-2
model*	0:-2 1:-3 4:-3 6:-2 8:3
modelo	1:-2 2:-2 3:2 4:-3 5:-2 7:-3 8:3
modelos	3:-2 5:2
modif*	0:-3 4:-2 5:3 6:-2 7:2 8:-2 9:-2
modifica	0:-3 1:-4 3:-2 4:-2 5:3 7:3 8:-2
modifie	3:2
modifié	0:-3 5:2 7:2
modify	5:2
modo	0:-2 1:-5 2:6 3:2 4:-4 5:-5 6:-2 8:-2 9:-3
modul	7:3
modul*	3:-4 4:-3
module	0:3 4:-2 5:-2 8:-2
module '	3:3 5:-2
module ?	1:3 7:-2
modules	0:-3 3:-2 5:3
moduli	1:-2 2:-2 3:-2 5:-2 6:2 9:-2
modulo	0:-3 2:2 3:-5 4:-3 5:2 9:-3
modus	5:2
moi	1:2 2:3 4:-4 5:-4 6:-3 8:2 9:-4
moi le	1:-2 8:2
moi les	0:-3 5:4
momen*	0:3 1:-2 2:-2 3:-3 5:-2 7:3
moment	3:-2 7:3
moment ?	5:-3 7:4
momento	0:4 1:-3 3:-2 5:-3 9:-2
mon	0:-2 3:4 5:-2 7:-2
moned*	3:3
monol*	5:-2 7:4 9:-2
monor*	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:3 9:-2
monorepo	0:-2 1:-3 3:-2 4:-2 6:2 7:-2 8:3 9:-2
monorepo $	2:2 6:2 8:-2
monorepo ?	8:3
monta*	0:-2 1:-2 9:2
montants	5:2
montr*	5:4
montre	5:4
montre moi	5:2
more	0:-3 1:-4 4:-2 5:-3 9:6
more $	7:-2
more than	3:2 7:2
mort	1:-2 5:2
mort dans	5:2
morto	7:2
most	1:-3 5:3
mostr*	1:-2 4:2 5:-2 7:3 9:-2
mostrar	3:-2 7:2
mot	1:3 4:-4 5:-3 7:-3 8:3 9:-2
motiv*	1:-3 3:4 7:-2
motivo	1:-3 3:4
motor	0:-3 3:-3 5:4 7:-2
motor de	0:-2 3:-3 4:2 5:2 7:-2
motor*	0:-2 2:-2 3:2 5:-4 7:2 8:2 9:-2
motore	0:-2 1:2 2:-2 3:-3 4:-2 5:-3 7:2 8:2
motore di	1:2 3:-2 4:-2 5:-2 8:3
move	2:-2 5:2
moved	0:2 3:2 5:-3
mqtt	0:2 1:-3 2:-2 3:-2 4:4 5:-4 7:-3 8:-2
ms	3:2
much	2:-2 5:-3 6:2 9:2
muda	5:-4 9:5
multi	0:-2 1:-3 3:-2 4:-2 5:5 9:-3
multi*	0:-3 1:-3 2:4 4:2 5:-2 7:-2
mundo	5:3
mundo que	5:3
muss	3:-3 7:3
muss ich	3:-3 7:3
must	0:-2 1:2 3:2 9:-2
must be	3:3
mutab*	0:-3 1:-2 5:4
mutable	0:-3 1:-2 5:4
mutat*	0:3 1:-3 4:-2 9:-2
my	0:-5 1:-3 2:2 3:8 5:-8 6:-2 8:-3 9:-2
my own	2:2
máqui*	3:2
máquina	3:2
más	1:-2 2:-2 3:-3 4:-2 5:4 7:2 8:-2
máxim*	0:2 1:2 5:-3
métho*	0:2 3:-2
méthode	0:2 1:2 5:-3
méthode ⟨name⟩	0:2 1:-2 5:2
méthodes	1:-2 5:4
métie*	0:-3 1:2 2:3 5:-2
métier	0:-3 1:2 2:3 5:-2
métod*	0:-6 3:-3 5:4 7:2
método	0:-5 5:3
método ⟨name⟩	0:-5 1:-3 5:5
métodos	0:-2 1:-3 3:-2 5:2 7:2
même	0:-3 1:-4 2:-3 3:2 4:-2 5:-5 7:5
mês	1:-2 3:2 5:-2 7:2
módul*	0:-2 1:-2 3:2 4:-2 6:-2 9:-2
módulo	0:-2 3:2 4:-2 6:-2
módulo de	1:-4 2:2 3:3 4:-2 9:-2
módulos	1:-3 5:4
móvil	4:2 5:-2
mülle*	3:3 5:-2
müller	3:3 5:-2
n	3:5 4:-2 5:-2
n $	2:-3 3:2 4:3 6:-2 9:-2
n '	3:2
n ?	2:2 3:-9 4:-2 5:-2 7:4 8:-2 9:2
n a	0:-2 1:2 2:-2 3:-4 5:-2 8:3
n and	0:-2 2:-2 4:-2 5:2 8:-2
n at	1:2
n but	0:3
n byte	3:2
n de	8:2
n deadlock	3:2
n e	0:2 1:-3 3:-4 4:-2 5:3 6:2
n en	1:4 3:-3 5:-3
n f	0:2 5:-2
n gb	0:2
n h	3:2 7:-2
n in	1:-3 3:4 5:-2
n is	0:3 3:-3
n jours	0:2
n k	1:2 3:-3 5:-3 7:4
n la	8:2
n lignes	1:-2 3:3 5:-2
n lines	1:2
n líneas	0:-2 1:-2 2:3 3:-2 5:2
n mb	3:4
n min	1:2 5:-2
n minuti	3:3
n ms	3:2
n n	0:-3 1:2 2:-2 3:-3 4:-2 5:6 8:-3 9:-2
n no	3:3
n on	3:3
n que	0:2 3:-4 5:2
n rows	1:2 5:-2
n s	0:-2 1:2 3:3
n secondi	1:-2 3:3
n seconds	0:2
n snapshot	3:2
n solo	3:2
n stehen	3:2
n sur	3:3 5:-2
n the	3:2
n to	0:-2 2:4 4:-2 5:-3 7:-3 8:-2
n warn	3:2
n x	0:-2 1:2 7:-2
n y	2:2 3:-2 5:-2 7:3
n zeilen	1:-2 7:2
n ⟨name⟩	3:3
n ⟨path⟩	3:2 7:-2
n ⟨text⟩	3:3 5:-2
n'a	3:3 5:-4 7:2
n'a aucun	3:3 5:-3
na	0:-2 2:-4 3:4 4:-2 7:-3
na fila	1:3 5:-2
na minha	3:3 7:-2
na tela	1:-2 3:4 5:-2 7:-2
nach	0:-4 1:-5 2:2 3:2 4:3 5:-3 6:-3 7:2 8:-2 9:-3
nach dem	5:-2 7:3
nach ⟨name⟩	3:2 4:4 5:-5 7:-3 9:-2
nachd*	4:3
nachdem	4:3
nachr*	0:3 3:3 4:-2 5:-6 7:-2
nachricht	1:2 3:3 4:-2 5:-5
nachrichten	0:3 5:-2 7:-2
nacht*	1:-2 9:2
nachtlauf	5:2
nada	0:-2 2:-2 3:4 8:-2
nada $	5:2 8:-2
nada ?	7:3
nadie	3:-3 5:4 7:-2
name	0:-2 1:-3 2:-2 3:3 5:5 7:-4 9:-2
name them	5:4 7:-4
named	0:-2 1:2 4:-2 5:2
names	3:-2
namin*	0:-2 3:-3 4:-2 5:2 7:2 9:-2
naming	0:-2 3:-3 4:-2 5:2 7:2 9:-2
nasce	0:4 1:-2 2:-3 4:2 5:-3
nativ*	7:2
ne	1:-4 3:2 4:-2 5:3 7:-4 9:-2
neces*	0:3 1:-2 3:-2 4:-2 7:-2
necesito	0:3 4:-2
necesito saber	0:3 4:-2
need	0:-2 2:2 3:-2 4:-2
need the	5:4 7:-2
need to	1:2 2:-2
needs	5:3 7:-2
negat*	2:-2 3:4 4:-3 7:-3 9:-2
negative	3:3 5:-2
negativo	3:3 4:-2 5:-2 7:-2
nehme*	7:2
nehmen	7:2
nei	0:-3 2:3 3:-3 4:-2 8:-2 9:-2
nei test	0:-3 1:-3 2:3 3:-3 8:-2
nel	2:-5 4:-2 5:3 6:-2 8:-3 9:2
nel codice	0:4 5:-3 7:-2
nella	0:-2 5:2 7:-5 8:-2
nelle	5:3
nenhu*	1:-2 5:3 7:-3
nenhum	1:-2 5:3 7:-3
nenhum $	5:3
nessa	0:-2 3:-2 5:2
nesse	1:2
nessu*	2:-2 5:2
nessuno	2:-2 6:2
nessuno $	3:-2 5:2 6:2 7:-2
netwo*	1:-2 5:2 8:2
neu	2:-2 3:3 5:-3 7:2 9:-2
neue	2:3
neuen	2:4 3:-2 5:-2 7:-2
neuer	1:-2 4:-2 7:-4 9:3
never	0:2 1:-2 2:-2 3:3 4:-2 7:-4 8:-2 9:-2
new	1:-7 2:2 5:2
new $	1:-2 5:2
new up	0:2
new value	5:4 7:-2
new ⟨name⟩	1:-3 3:-3 5:2 7:-3
ni	3:3
nicht	0:-2 1:2 3:5 5:-6 6:-2 7:-2 8:-2 9:-2
nicht $	1:4 5:-5 9:-2
nicht*	0:-2 1:-2 3:3 7:-2
nichts	0:-2 1:-2 3:3 7:-2
nichts $	3:2
nie	3:3 5:-2 7:-2
niema*	3:3 5:-2
niemand	3:3 5:-2
niemand mehr	3:-2 5:2
nient*	3:2
niente	3:2
night	1:2
night*	4:-2
nightly	4:-2
nil	3:3
nimmt	0:-3 1:3 5:-4 9:2
ningu*	3:2
ninguém	1:-2 3:3
ningú*	5:2
ningún	5:2
nirge*	3:-2 5:3 7:-2
nirgends	3:-2 5:3 7:-2
nivea*	3:-2
niveau	3:-2
nix	0:2
nix $	0:3 5:-3
no	2:-2 3:2 8:-2
no ?	1:-2 3:-3 4:3 5:-2 7:4
no attribute	2:2 3:-2
no código	0:-2 1:4 3:-3 4:-2 5:-3 7:2
no hay	3:2 5:-2
no módulo	3:-3 5:3
no nosso	9:2
no pacote	5:3
no se	0:-2 5:-3 7:3
no tests	7:3
no ⟨name⟩	3:3 4:2 7:-3
nobod*	0:-2 1:-2 3:2 5:3 7:-3
nobody	0:-2 1:-2 3:2 5:3 7:-3
noch	1:-2 2:-2 6:-2 7:4 8:-2
noch jemand	7:2
node	0:-2 1:2 3:3 7:-3 9:-2
nodes	1:-2 5:3
nodo	0:2 5:-2
nombr*	0:-3 1:2 2:-3 3:-4 4:-4 5:-2 6:5 8:-2 9:-2
nombre	1:-2 3:-2 5:-6 6:6 7:2
nombre de	1:-2 5:-4 6:3 7:2
nombres	0:-3 1:3 2:-3 3:-3 4:-3 5:3 8:-2 9:-2
nomi	0:-2 1:3 3:-2 7:3
non	0:-3 2:-2 3:5 4:-4 5:-3 9:-2
non capisco	1:2
non torna	3:3 5:-2
non è	1:-2 2:2
norma*	1:-3 4:-3 5:-4 7:5 8:-2 9:-2
normal	0:-2 1:-2 3:3 4:-2 5:-2 7:2 8:-2 9:-2
nos	1:-2 2:-3 3:-3 5:-2 7:2 8:2
nossa	0:2 1:-2
nosso	0:-2 2:-2 3:2 4:-2 6:-2 7:-5 8:3
nostr*	0:-2 2:-4 3:-3 5:-5 6:-2 8:4 9:3
not	1:2 2:2 3:4 7:-4
not exist	2:2 3:2 5:-2 7:-3
not the	1:3 5:-3
nota	1:-3 2:-2 3:-2 4:2 5:-5 8:5
note	1:2 3:-2 5:-3 7:2 9:-2
notes	0:-2 5:-2 6:2
nothi*	1:2 5:2 7:-4
nothing	1:2 5:2 7:-4
nothing $	3:3 7:-2
notif*	0:3 2:-2 4:-3 5:-3 7:3 8:-2
notifica	0:2 5:-2
notification	1:2
notifiche	7:2
notifier	0:-2 5:3
notre	0:-2 1:3 3:-2 5:-3 9:3
notte	0:-2 1:-3 4:-2 5:4
nottu*	1:-2 5:3
nous	3:-2 4:-2 5:-3 7:5
nous ?	7:2
nouve*	1:-3 2:3 4:-3 5:2 7:-3 8:-3 9:2
nouveau	2:3 4:-2 7:-3 8:-3 9:2
nouvelle	1:-2 5:3
nova	0:-2 1:-2 2:4 3:3 4:-2 5:-3 7:-3
novo	2:2 5:-2
now	1:-2 3:2 5:-2
npm	0:-2 1:-2 3:3 7:-3
npm run	1:-2 2:-2 3:3 4:2 5:-2
nuevo	0:2 1:-2 2:2 5:-5 6:2 7:-2
null	2:-2 4:-2 7:3 9:-2
null ?	0:2 1:4 3:-4 5:-3
null for	0:-2 3:3 5:-2
nulla	3:3 7:-2
nulle	5:3 7:-2
nulle part	5:3 7:-2
num	1:-3 2:4 3:-2 4:-2 5:-2 8:-2 9:-2
numbe*	1:-2 2:-2 4:-2 6:5 7:-3 8:-2
number	0:-2 2:-2 4:-2 6:5 7:-2
number of	5:-5 6:4
numbers	0:3 1:-2
numer*	5:-4 6:5
numero	5:-4 6:5
numero di	5:-4 6:5
numpy	6:2 7:-2
numér*	7:-2
numéros	0:2 3:2 5:-2 7:-2
numéros de	0:2 3:2 5:-2 7:-2
nunca	0:-2 1:2 3:3 7:-4
nuovo	0:-3 1:-2 2:2 3:4 4:-2 5:-3 8:-4 9:-2
nur	0:-2 1:3 2:-2 3:5 4:-3 6:-2 7:-4 8:-2 9:-4
nur die	1:4 7:-3
nur noch	1:-3 5:4
não	0:-2 1:3 8:-2
não são	5:2
númer*	4:-2 5:-7 6:7 7:-2
número	4:-2 5:-7 6:7 7:-2
número de	4:-2 5:-6 6:7 7:-2
o	0:-2 5:-2 6:-2 8:-2 9:6
o anche	0:-2 1:2 3:-3 5:3 7:-2
o arquivo	0:2
o caminho	4:2
o campo	1:2 3:2 5:-2
o cálculo	7:2
o código	4:2
o el	1:-3 4:2 5:-3 7:-3 9:2
o evento	7:-2 9:2
o il	0:-2 1:-4 2:-2 3:-2 4:3 5:-3 7:-3 9:4
o la	4:-2 5:-2 7:-2 9:3
o lo	3:-2 7:4
o mesmo	0:2 3:3 5:-4
o motivo	3:2
o método	0:-4 1:-2 5:3
o módulo	1:-3 3:2 5:-2 7:2
o pedido	1:-2 2:2
o que	1:4 2:-2 6:-2 7:-5
o quê	5:5 7:-4
o solo	1:-2 3:-3 5:-4 7:7
o è	7:2
o ⟨name⟩	0:-2 1:-5 3:-4 4:-2 5:2 6:-2 7:4
oben	3:2
objec*	0:2 1:-4 3:-3 4:-3 5:3 8:-2
object	0:2 1:-2 3:-2
object $	0:3 1:-2 3:-2 7:-2
object has	2:2 3:-2
objects	1:-3 3:-2 4:-2 5:3 7:2
objek*	0:2
objet*	1:-3 2:-2 3:-2 4:-2 5:2 6:-2 8:-2 9:-2
objeto	5:-2 7:3
objetos	0:-2 5:3
objets	0:2 1:-2 7:-2
objets ⟨name⟩	0:2 1:-2 7:-2
obser*	0:-2 1:-2 3:-2 8:2
obwoh*	3:4 5:-2 7:-2
obwohl	3:4 5:-2 7:-2
occup*	0:2 3:-2 7:-2
occupa	0:2 3:-2 7:-2
occur*	7:2
ocorr*	1:-2 4:2 5:2
oder	0:-4 3:-5 4:-5 5:-6 6:-2 7:4 8:-3 9:7
oder ist	5:3
oder nur	1:3 5:-5 7:4 9:-2
of	1:2 2:-2 3:-2
of $	9:2
of a	3:-2 4:4 5:-4
of an	1:-3 4:4 5:-3
of calls	4:2 5:-2
of failure	1:-2 5:2
of it	0:-3 5:3 7:-2
of n	1:-2 3:4
of our	2:-3 7:-3 8:-2 9:2
of range	3:2
of that	1:2 7:-2
of the	1:3 2:-3 3:-2 5:-2 6:-3 7:-5 8:4
of them	0:-2 1:-2 3:2 5:3
of things	1:-2 3:-2 4:2 7:2
of this	0:-2 1:3 3:-2 5:-4 8:3
of type	3:2
of ⟨error⟩	0:-3 1:-2 5:6 7:-4
of ⟨name⟩	0:2 1:3 2:-2 4:-3 5:2 7:-4 8:-3
of ⟨path⟩	1:-2 3:-2 4:-2 5:4 6:3 7:-3
off	0:-2 1:-2 4:2 7:2 8:-2 9:-2
off by	1:2 3:2 5:-3
offli*	0:2 3:-2
offline	0:2 3:-2
offse*	0:-4 5:3
offset	0:-2 1:2
oft	6:4
often	5:-2 6:2 9:2
ogget*	0:2 1:-2
ogni	0:-5 1:4 2:-4 4:-4 5:2 8:-4 9:-3
ohne	2:2
ohne dass	2:2 3:2 7:-2
ok	1:-3 2:-2 3:5 4:-2 5:2 7:-4 9:-2
ok $	3:2
old	0:-2 1:-3 2:-2 3:3
oltre	0:2 3:-4 5:-3 7:4
on	0:2 1:2 3:3 5:-6 6:-2 9:-2
on $	0:-2 1:2 3:3 4:-2 5:-2
on ?	1:3 5:-2 7:-2 9:2
on a	0:-3 8:-2 9:2
on ci	3:2
on each	1:-2 3:2 5:-2 7:3
on earth	5:2
on every	5:-3 7:2
on it	1:-2 7:2
on its	0:-2 4:3
on le	5:2
on line	3:2
on my	3:2
on the	0:3 2:-3 3:2 4:2 5:-3 9:-3
on ⟨name⟩	1:-4 3:3 4:-3 7:-5 9:-3
on ⟨path⟩	0:5 5:-4 7:-3
onboa*	1:-3 4:3 5:2 8:-2
onboarding	1:-3 4:3 5:2 8:-2
once	0:-2 1:3 2:2 3:3 4:-2 5:-2 6:-3 9:-2
onde	0:5 1:-4 3:-4 6:-2 7:-5 9:-3
onde a	0:4 5:-2 7:-2
onde fica	0:4 5:-2 7:-2 8:-2
onde o	7:-2
onde se	0:3 3:-2
onde vem	0:3 5:-2
onde é	5:2
one	1:-5 3:3 4:4 5:-4 6:-2 8:-4 9:3
one $	0:-2 1:-2 3:-2 5:4
one ?	1:-2 9:2
one and	5:-2 9:2
one is	0:3 1:-3 3:-2
one of	0:-2 1:-4 3:3 5:-4 9:2
one would	3:2 5:-2 7:-2 9:2
ones	0:-2 1:-3 3:-2 5:6
only	0:-3 1:-4 2:-2 3:3 4:-2 5:2
only $	3:2 7:-2
only in	7:-2 9:3
only the	0:-2 1:-2 5:4
ont	6:3
ontem	2:-2 4:-2 8:4
oom	3:3
open	0:-2 1:-2 3:2 4:-2 5:-4 7:4
opens	0:3 1:-4
opens $	0:2 4:2 5:-3
opera*	0:-4 1:-5 2:-2 5:5 6:2 7:-3 8:-2 9:-2
operator	0:-3 1:-3 3:-3 5:6 7:-2
opini*	0:-2 1:-3 7:-3 8:5 9:-2
opinion	1:-3 7:-2 8:4
opinion $	5:2 8:-2
opinion on	1:-3 7:-2 8:4
opinión	8:3
oppur*	0:-2 1:-2 3:-2 4:-2 5:-4 9:5
oppure	0:-2 1:-2 3:-2 4:-2 5:-4 9:5
optio*	0:-2 1:3 2:-2 3:-4 4:-3 7:3 9:2
optional	1:2 4:-2 5:-3 9:2
options	3:-2 5:3 7:2
or	0:-2 1:2 3:-3 4:-3 5:-8 6:-2 7:3 8:-2 9:8
or a	1:2 3:-3 5:-3 7:2 8:2 9:-2
or by	1:-2 3:-2 5:-2 7:-5 9:6
or do	7:4
or does	7:2
or has	5:-2 7:3
or is	0:-2 1:-2 3:-2 7:6 9:-2
or just	1:-3 3:-3 5:-2 7:5 9:-2
or the	0:-2 1:-2 5:-2 9:4
or ⟨name⟩	5:-2 7:-3 9:4
ora	1:2 5:-2
ora n	3:2
ordem	0:-2 1:-2 3:-3 5:4 7:-2 8:-3
orden	1:-3 5:-2 7:3
order	0:-5 1:-4 2:-3 3:-2 4:5 8:-3 9:-2
order $	3:-2 5:4
order do	0:-2 4:4 5:-4
order of	5:3
order*	1:-3 4:-3 5:4 7:-2 8:3 9:-2
orders	4:-2 5:2 7:-2 8:3
ordin*	0:-5 1:-2 3:-3 4:4 6:-2 8:-2 9:-3
ordini	7:3
ordne*	0:4 1:2 2:-2 3:-2 4:-3 6:-2 7:-5 8:-2 9:-2
ordner	0:4 1:2 2:-2 3:-2 4:-3 6:-2 7:-5 8:-2 9:-2
ordre	0:-3 1:-3 4:6 5:-3
orfan*	3:-2 5:2 7:2
organ*	1:-2 3:-2 5:-2 8:4
origi*	0:4 1:-6 4:-2 6:-2 7:-5 9:-2
origin	0:5 1:-4 3:2 5:-5 6:-2 7:-4
orm	0:-3 1:-3 2:3 5:2 6:-2 8:-4
os	3:2 5:-5 6:4 9:-3
os pontos	0:2 3:-2 4:3 5:-3
os testes	0:2 2:2 5:-3
other	0:-2 1:-2 2:-3 5:3 7:-3
other than	1:-2 3:-2 5:2
other's	1:-2 3:-2 5:-2 7:4
other*	0:-2 1:-3 4:-2 7:3
others	5:3 7:-3
otra	0:2
otro	1:-2 2:3 5:-3 8:2
ou	0:-7 2:-4 3:-9 4:-6 5:-6 6:-3 7:3 8:-4 9:11
ou c'est	1:-2 7:3
ou pas	1:-3 2:-2 3:-4 7:5 9:-2
ou é	7:4
our	0:-2 3:-3 6:-2 7:3
our code	1:4 3:-3 4:-2
our error	7:3
out	0:2 1:-3 2:-3 4:-2 5:5 7:-5 9:-3
out ?	1:-5 3:2 5:4 6:-2 7:-5 9:-2
out of	4:-2 5:2
outbo*	0:-2 2:-2 3:-2 5:3
outbox	0:-2 2:-2 3:-2 5:3
outgo*	2:2 4:-2 5:3
outgoing	2:2 4:-2 5:3
outpu*	3:2
output	3:2
outro*	4:-2 5:-4 7:-2 8:3
outros	4:-2 5:-4 7:-2 8:3
outsi*	7:4
outside	7:4
outside the	7:3
over	0:-5 2:-2 4:-3
over the	5:-2 8:2
overf*	1:2 3:-2 4:-2 5:-4 7:3
overflow	1:2 3:-2 4:-2 5:-4 7:3
overl*	0:-2 1:-4 3:3 4:-2 6:2 9:-4
overload	6:2 9:-2
overload di	7:2
overloaded	7:3
overloads	1:-3 5:3 9:-2
overloads de	3:2
overloads of	1:-2 7:3
overr*	1:-3 3:-4 4:-2 6:3 8:-2 9:-2
overridden	0:3 1:-2 7:-2 9:-2
override	2:-2 3:-4 4:-2 7:2 8:-2
override di	5:3 6:-2
override ⟨name⟩	5:2
overrides	0:-2 3:-2 6:4 7:-3
overrides ⟨name⟩	5:3
overriding	1:-2 2:3 5:-2
ovunq*	2:2 5:-2 7:-3 9:3
ovunque	2:2 5:-2 7:-3 9:3
own	1:-3 4:-2 7:2 9:-3
own ⟨name⟩	5:2 7:2 9:-2
où	0:10 1:-4 2:-2 3:-4 5:-3 6:-2 7:-7 9:-3
où $	0:7 3:-2 4:-2 5:-7
où ?	0:5 3:-2 7:-4
où est	0:5 1:-2 3:-2 7:-2
où se	1:-2 8:2
p	1:3 3:2 4:-2 5:-3
p n	3:3
pacch*	0:-2 1:3 3:-3
pacchetti	1:2 3:-2 5:-3 7:2
pacchetto	5:3
pacie*	0:4 1:-2 5:-3 7:-2
paciente	0:3 1:-2 5:-3
packa*	0:2 2:-2 3:-2 4:-5 5:-3 6:-3 8:5
package	0:3 4:-4 5:-3 6:-3 8:4
package $	8:2
package ?	1:2 5:2 8:-2 9:-2
packages	0:-2 1:-3 2:-2 3:-3 4:-2 7:3 8:3
pacot*	1:-2 3:-2 4:2 5:2 9:-3
pacote	3:-2 4:3 9:-2
pacotes	5:2
padrã*	3:-3 5:3
padrão	3:-3 5:3
paga	3:-2 7:2 9:2
pagam*	0:-3 1:-2 4:-2 5:-3 7:2
pagamento	0:-2 1:-2 2:2 5:-2 7:2
page	2:-2 3:4 5:-2 9:-3
page $	0:-2 1:-2 3:2 4:2 7:-2
page de	0:-2 5:-3 8:3
pagin*	0:-2 1:-2 2:2 4:-3 5:-3 7:4 8:-2
pagina	7:2
paiem*	0:2 1:-2 2:2 3:-2 4:-2
paiement	0:2 1:-2 2:2 3:-2 4:-2
paket	0:-3 1:2 2:-3 3:-4 4:-3 5:-4 6:-2 8:5 9:-2
paket*	8:2
panda*	0:3 1:-2 3:-2 4:-2 6:2
pandas	0:3 1:-2 3:-2 4:-2 6:2
panel	0:2 4:-2 5:-4 7:-4 8:-2 9:4
panic	1:-2 3:3 5:-3 7:2
panic*	3:3
panicked	3:2
panicked at	3:2
panie*	7:2
panier	7:2
panor*	0:-2 4:-2 5:-2 8:4
panoramica	8:3
panoramica del	8:3
panta*	0:-4 1:-4 3:-2 4:2 5:5 6:-2 9:-3
pantalla	1:-2 4:2 5:2 9:-2
papel	7:3
paque*	0:-2 1:-4 3:-4 7:2 8:4 9:-3
paquet	1:-2 3:-2 4:-2 7:2 8:3 9:-2
paquete	1:-2 3:-2
paquetes	6:2 7:-3 8:2
paquets	3:-2 5:2 7:2
par	1:2 4:3 7:-4 8:-4
par défaut	1:4 7:-2 9:-3
par où	0:-2 4:3 5:-2
par qui	0:-3 1:3 3:-3 4:-2 5:3 7:-3
par quoi	2:-2 3:-2 5:4 8:-2 9:-2
para	2:4 4:-2 5:-3 6:-2 7:2 8:-2 9:-3
para qué	3:2 7:-2
parad*	3:3 6:2 7:-2
param*	0:-3 2:-4 4:-3 5:7 6:-2 7:-3
parameter	0:-2 1:3
parameter of	1:3 5:-2
parametern	5:3
parameters	3:-2 5:3
parametri	5:4 7:-2
parametro	2:-3 3:3 5:2
params	5:2 6:-2
paramètres	5:3
parce*	5:2
parec*	1:-2 3:-2 4:-2 5:-3 7:4
parse	2:-2 4:2 5:-2 6:2
parse*	1:-4 2:-3 4:-2 7:3 8:-3
parser	1:-3 2:-3 3:2 4:-2 8:-2
parser de	3:-2 5:4
part	0:2 3:-2 5:-2 7:3 8:-3 9:-3
part $	0:-3 1:-2 4:-2 5:4
part ?	1:-2 5:-2 7:4
part of	0:2 5:-2
parte	0:2 1:3 2:-2 5:-6 6:-2 7:3 9:-3
parte ?	3:-2 5:-2 7:5
parte de	3:-3 8:2
parte il	0:-2 1:-2 5:3 8:2
parte la	0:5 1:-3 4:-2 5:-3 7:-2
parte*	1:-3 5:4 8:-2
partes	0:-2 1:-3 5:5 8:-2
partes del	1:-2 5:4
parti	0:-2 1:-2 2:-2 3:-3 4:-2 5:7 7:-5 8:-3 9:-2
parti*	0:-2 1:-2 2:4 4:2 8:-3 9:-3
partir	0:-2 3:-3 4:3 5:-3 6:-3 9:-2
partir de	4:4 5:-3 6:-3
partire	0:-2 1:-2 4:-2 5:4 6:2
partition	0:-2
parto*	0:-4 1:-2 2:-3 4:4 8:-2 9:-2
parts	0:-3 2:-2 3:-2 4:-2 5:4 8:2
parts of	1:-3 5:3
parám*	1:-3 2:-2 3:-2 5:3 6:-3 7:2
parámetro	2:-2 6:-2 7:3
parámetros	1:-2 3:-2 5:3 6:-2
parâm*	0:2 1:-2 3:-3 5:2 7:2
parâmetro	0:2 3:-2 7:2
parâmetros	3:-2 5:3
pas	1:2 2:-4 5:-2 6:-2 7:2 8:-2 9:-3
pas $	0:-2 1:-3 2:-2 3:-4 5:3 7:4 9:-2
pasa	0:-2 5:-4 7:3 9:-2
pasar	1:-2 4:-2 5:4 6:-2 7:-2
pasar*	0:2
pasarela	0:3
paso	3:-2 4:3 5:-2 8:-2
pass	0:-4 4:3 7:-2
passa	0:-2 2:-2 4:3 5:-3 7:2 8:-2
passa*	1:-4 2:-4 4:2 5:2 8:-2
passaggi	3:-2 4:4 5:-2 9:-3
passare	1:-2 2:-3 3:2 4:-3 5:3 6:2 7:-2 8:-2
passe	0:-2 1:-5 2:-2 3:2 4:4 5:-3 7:-3 8:2 9:-3
passe t	1:-2 5:2
passe*	3:-2 5:2
passed	0:2 2:2 4:-2 7:-2
passes	1:-2 3:2
passi*	1:4 5:-3
passiert	1:4 5:-3
passo	1:-4 2:4 3:-5 4:3 5:-5 6:-2 8:-3 9:-2
passw*	0:-2 1:-3 2:-4 5:-3 7:5 9:-2
password	2:-2 7:3
pasta	0:-3 1:2 2:-3 3:-4 4:-3 6:-2 8:3 9:-2
paste	5:2 9:2
paste*	3:-2 4:-2 6:2 7:3 9:-2
pasted	3:-2 4:-2 6:2 7:3 9:-2
patch	0:-3 1:5 5:-2 7:-3 8:-2
path	0:3 3:-2 5:-6 7:2 9:2
path from	4:2
path of	5:-3 9:3
paths	1:-2 2:-2 5:3
patie*	0:2 1:-2 2:-2 3:3 4:-2 5:-2
patient	0:2 1:-2 2:-2 3:3 4:-2 5:-2
patte*	1:2 4:-2 7:-2
pattern	1:2 4:-2 7:-2
pay	1:-2 4:2 7:2
paylo*	0:-2 1:4 3:3 4:-2 5:-4 7:-2
payload	0:-2 1:4 3:3 4:-2 5:-4 7:-2
payme*	1:-4 5:3 7:-2
payment	1:-4 5:3 7:-2
pdf	0:3 1:-4 2:-5 3:5 5:-2 7:-3 8:-4 9:-3
pdf ?	4:2
pedid*	2:2 3:-2 4:3 5:-5 7:2 8:-3 9:-2
pedido	0:-3 3:-2 4:3 5:-3
pedido ?	1:-2 2:2
pedidos	0:2 1:-2 4:-2 5:-4 7:2 8:-2 9:-2
pega	1:-2 2:2 5:2
pelo	0:-3 1:-5 2:3 4:4 5:-5 7:-2 8:-3 9:3
pelo código	1:-2 2:2 4:3 8:-2 9:-3
pena	1:-2 3:-3 5:-5 7:6 9:-2
penda*	3:2 7:-2
pendant	3:2 7:-2
pendant une	1:-2 3:2 5:2 7:-2
pendi*	0:-4 1:-2 3:2 4:2 5:2 7:-3 9:-2
pending	3:3 5:-2
peopl*	1:2 2:-2 3:-2 7:2
people	1:2 2:-2 3:-2 7:2
per	0:-4 1:-2 4:2 6:-2 7:5 8:-3
per gli	1:2 8:-2
per i	0:2 1:2 5:-3
per la	0:-3 1:-3 3:-5 4:-3 5:3 7:4 8:-2 9:-2
per quali	4:3 5:-3
perch*	2:-2 3:5 4:-2 6:-2 7:-4
perché	3:3 4:-2 7:-3
perché il	1:2
perco*	0:-2 1:-2 3:-3 4:4 7:-2 8:-2
percorso	0:-2 1:-2 3:-3 4:3 7:-2 8:-2
perfo*	3:-2 5:3 7:-2 9:-2
performance	3:-2 5:3 7:-2 9:-2
perme*	0:-2 1:2 3:-2
permessi	0:-2 1:2 3:-2
permi*	1:3 5:-3 7:4
permisos	7:3
pero	0:-2 1:-2 3:4 7:-2
pero el	3:4 5:-2
persi*	5:-2 7:3 9:2
persistence	9:2
perso*	0:2 1:-2 3:2 5:-2 6:2 8:-2 9:-3
personne	1:-2 6:2
pesso*	1:-2 3:3 5:-2 7:2
petic*	5:-2 7:3
peticiones	5:-2 7:3
peut	0:-4 3:-5 4:-3 5:2 6:-3 7:7 9:-3
peut elle	1:-3 4:-2 7:4
peut il	0:-2 1:-2 3:-3 7:5
peut on	6:-2 7:4
peux	5:-3 7:2 8:2
phone	0:3 5:-4
photo	0:-3 1:-4 2:-2 3:-3 4:7 5:-5 8:-2 9:-2
php	7:2
piant*	3:2
pianta	3:2
pick	1:-2 2:2 4:-2 5:-2 7:-2 9:3
picke*	3:3 7:-3 9:-2
picked	0:2 7:-2
picker	3:4 7:-2
picks	1:3 4:-2 5:-2
picks up	1:4 3:-3 4:-2
piece	0:3 3:-3 4:-3
pierd*	0:2 5:-2
pierde	3:2
pipel*	0:-2 1:-3 3:-2 4:2 7:2 9:-2
pipeline	0:-2 1:-3 3:-2 4:2 7:2 9:-2
più	0:-4 1:-2 2:-4 4:-3 7:5 8:-4
più di	0:-2 1:-2 3:2 5:-3 6:-2 7:5
place	1:2 3:4 4:-2 5:-4 7:-3 8:2 9:-2
place that	5:2
place*	0:3 1:-3
places	0:3 1:-3
places that	0:-2 5:3
plain	0:-3 1:3 4:-2 8:-2
plan	5:-3 7:2 8:3
plani*	0:2 1:-4 2:3 3:-2 4:-3 5:2 7:-3 9:-2
planificador	2:2
planilha	2:2 4:-2 5:3 7:-2
plann*	3:3 4:-2
planner	3:3 4:-2
plant*	0:3 1:-2 4:-2 5:-5 7:2
play	1:-3 4:3 9:-2
plays	2:2
pleas*	0:-3 2:-2 3:-5 5:-2 6:-2 7:-4 8:2 9:3
please	0:-3 1:2 2:-2 3:-5 5:-2 6:-2 7:-3 8:2 9:3
please $	0:-2 1:2 3:-3 4:2 5:-2 7:-2 8:2 9:-4
pls	5:3
pls $	5:3
plugi*	0:-4 1:3 3:-4 4:4 5:-2 8:-2 9:-2
plugin	0:-2 2:2 3:-3 4:2 5:-2
plugin ?	1:-3 2:3 4:3 5:-2 9:-2
plugins	0:-2 1:3 2:-2 3:-3 4:4 7:-2 8:-2 9:-3
plugins $	1:2 2:-2 3:-2 4:4 5:-3 7:-3 8:-2
plus	5:2
plus personne	7:-2
plutô*	3:3 5:2 9:-3
plutôt	3:3 5:2 9:-3
pod	1:-2 3:6 4:-2 5:-5 7:-4
pode	4:-2 5:2 7:2 9:-4
pode lançar	1:-2 7:6 9:-4
podrí*	1:-2 5:3
pods	3:4 7:-2
point	0:2 1:-5 2:3 3:2 4:-4 8:-2 9:-4
point of	1:-5 3:4 7:2
point*	0:-2 3:-3 4:-3 5:6 7:-3 9:-3
points	0:-2 3:-3 4:-3 5:6 7:-3 9:-3
points faibles	5:2
points of	5:4 7:-2
polic*	3:3 5:-2
policy	3:3 5:-2
ponto*	1:-3 3:-3 4:2 5:4 6:-3 7:-3
pontos	1:-3 3:-3 4:2 5:4 6:-3 7:-3
pool	0:4 1:-3 5:-4
pools	3:2
por	1:-4 3:2 6:-2 8:2
por debajo	5:3
por defecto	5:3
por dentro	5:3
por dónde	0:-2 1:2 2:2 7:-4 8:-2
por el	0:-2 1:-2 3:2 4:3 5:-6 9:2
por favor	3:-3 4:-4 5:-2 7:-2 8:4
por la	3:-2 5:3
por onde	0:-2 3:-2 4:2 5:-3 7:-2 8:2 9:-2
por que	3:6 5:-4 7:-4
por qué	3:3
por quê	3:3
por ⟨name⟩	3:-2 5:3
porqu*	7:2
port	0:-4 1:5 2:-2 3:3 4:-2 5:-4 7:-4 8:-2 9:-2
port n	1:2
porta	5:2
porte*	1:-3 4:-2 9:3
posit*	0:-2 1:-2 9:-2
position	0:-2 1:-2 7:2 9:-2
possi*	0:-2 1:-4 2:-4 3:2 4:-4 5:5 6:-2 8:-2 9:-2
possibile	3:2 4:-2 5:-2 7:2
possibile che	3:2 4:-2 5:-2 7:2
possibili	3:-2 4:-2 5:5 7:-2
possible	1:-2 2:-3 3:2 7:2
posso	0:-3 3:-4 4:-2 6:-2 7:4 9:-2
posso chiamare	3:-2 4:-2 7:3
posso*	0:-2 1:-2 3:-3 5:3 7:3
possono	0:-2 1:-2 3:-3 5:3 7:3
post	0:2 1:-3 7:-2
post ⟨path⟩	0:2 1:-2 3:-2 5:2
postg*	1:-3 3:2 5:-2 7:4 9:-3
postgres	1:-3 3:2 5:-2 7:4 9:-3
postgres n	3:-2 5:-2 7:3
posti	5:2 9:-2
posto	3:-3 5:-2 6:2 7:-2 9:3
potre*	0:-2 1:-2 2:4 4:-2 7:-4 9:2
pour	1:-6 3:2 5:2 6:-2 7:2 8:-2 9:-4
pour le	4:-2 7:3
pour les	3:2 5:-4 7:2
pour quelle	3:3 7:-2
pour un	1:-3 2:-3 3:4 4:-2 7:-2
pour ⟨name⟩	5:4 7:-2
pourq*	3:2 4:-2 7:-3 9:2
pourquoi	3:2 4:-2 7:-3 9:2
pourquoi la	3:2
pourquoi le	3:2
pourr*	0:-2 1:-2 2:-2 3:-2 4:-2 7:3 9:-2
pourrait	1:-2 2:-2 3:-2 4:-2 7:3
pourt*	3:4 5:-2
pourtant	3:4 5:-2
pq	0:-2 1:-2 3:5 5:-4 7:-4 8:-2 9:-3
pra	0:-3 5:-2 9:2
pra mim	1:-4 3:-2 4:2 6:-2 7:-2 8:2
pra que	1:4 5:-3 7:-3
pra quem	8:2
pra sempre	3:2
prati*	0:-3 1:-3 2:-2 4:-3 6:2 8:2
pratica	0:-3 1:-3 2:-2 4:-3 6:2 8:2
preci*	0:-3 2:4 4:-3 5:-2 8:-2 9:-2
preciso	0:-2 2:4 3:-3 4:-2 7:-3
prede*	0:-2 1:2
prefe*	0:2
preis	0:-2 3:3 5:-2 7:-2
preis*	5:2
preise	5:2
premi*	1:-3 3:-3 4:3 7:-2 9:3
premier	1:-3 5:2 7:-2 9:3
prend*	1:-2 2:2 4:-2 5:-3 7:-2 8:2
prende	3:2 5:-2 9:2
prendere	0:-2 2:2 4:-2 8:2
prese*	1:3 5:-3 7:2
presence	1:4 5:-3
presi*	1:2 3:2 5:-2
press	1:-2 3:2 4:2
press*	3:3 5:-3
preve*	0:-2 1:-3 3:2 5:-4 7:3
previ*	0:-2 1:-2 3:4 4:-3 5:2 7:-2
prezz*	3:2 5:3 7:-3
prezzo	3:2 5:3 7:-3
preço*	0:-2 1:-2 2:2 3:3 4:2 5:-3 7:-2
preços	0:-2 1:-2 2:2 3:3 4:2 5:-3 7:-2
price	1:-2 2:-2 4:3 5:2
price*	1:-3 2:-2 3:2
prices	1:-3 2:-2 3:2
prici*	5:2 7:-2 9:-2
pricing	5:2 7:-2 9:-2
prima	0:2 1:-3 2:-4 8:-2 9:3
prima di	0:2 1:-3 2:-2 3:-2 9:-2
prime*	1:-4 7:-2 9:3
princ*	0:-2 2:2 5:-3 8:2
principale	0:-2 3:-2 4:2 8:2
print*	0:3 2:-3 3:2 4:2 5:-4
prior*	1:-2 5:3 7:3 8:-2
priva*	0:-2 1:-3 4:-2 5:4
private	1:-2 3:2 5:2 7:-2
private methods	5:3 7:-2
pro	0:2 1:-4 3:5 4:-4 5:-6 8:-2
proba*	1:-5 3:4 5:2
probar	1:-4 3:3 5:2
probl*	0:-2 1:2 5:-5 7:3
problem	1:2 3:-2 5:-3 7:2
proce*	0:3 1:2 3:2 5:-4 7:-5 8:-2
procedures	0:4 1:-2 3:-2 4:-2
proceso	3:2 4:2 5:-2 7:-2
process	0:2 1:-2 2:-2 3:2 4:-2 5:-5 7:-2 9:2
prod	3:2 5:-2
prodo*	7:3
prodotto	7:3
produ*	1:-7 2:-2 3:-3 5:9 7:-2 8:-2 9:-2
produce	1:-2 5:2
product	0:-2 5:4
produit	1:-2
profi*	0:2 1:-3 2:-2 4:2 5:-4 7:2 9:-2
profile	0:2 1:-2 3:-2 5:-3 7:2
proge*	0:-2 2:-2 3:-2 4:-2 5:2 7:-2 8:2
progetto	0:-2 2:-2 3:-2 4:-2 5:2 7:-2 8:2
progetto per	1:2 5:-2 8:2
progr*	1:-2 2:3 4:-3
proje*	0:-4 1:2 2:2 3:-5 4:-4 6:-3 7:-4 8:5
project	0:-2 3:-2 7:-2 8:2
projekt	1:3 2:-2 4:-2 7:-3
projet	1:-2 2:2 5:2
projet $	5:2 8:-2
projeto	0:-2 1:-2 2:2 3:-3 4:-2 5:-5 7:-2 8:4
prome*	1:-2 3:4 7:-2
promi*	0:-2 3:2 7:-2
promise	0:-2 3:2 7:-2
promise ⟨error⟩	3:3 5:-2
prop	3:2
propa*	0:-3 1:-2 3:2 5:2
propaga	0:-2 1:-2 5:4
prope*	3:2
property	3:2 5:-2
propi*	3:-3 7:3
propio	5:2
propo*	0:-4 1:-6 2:2 3:3 4:-5 5:-7 8:-3 9:6
propr*	1:-2 3:-2 5:3 6:2 7:-3
propre	1:-2 5:3
prote*	0:-2 1:-4 3:3 4:-2 6:2 7:2
proto	3:-2 5:4 6:-2 7:-2
proto*	0:-2 2:-2 3:-3 4:-2 5:5 7:-3 9:-2
protobuf	5:3
protocolo	1:2 3:-2 5:2
prove	5:3
prove*	0:3 3:-2
proveedor	0:2
provi*	1:-2 2:4 4:-3 5:-3 7:-2
provider	2:2 4:-2
provo*	0:-2 3:5 5:-5
proxy	3:2
proye*	1:2 4:-2 5:-2 7:-2 8:2
proyecto	1:2 4:-2 5:-2 7:-2 8:2
proyecto ?	5:-3 8:2
prueb*	0:-2 1:-3 3:-2 5:3 6:2
prueba	5:2
pruebas	0:-2 1:-3 3:-2 5:3 6:2
prése*	8:2
própr*	1:-2 5:3
própria	1:-2 5:3
prüfu*	1:-3 5:4 7:-2 9:2
pubbl*	0:-2 1:4 5:-3 7:-2
pubblicato	1:3 3:2 5:-2 7:-3
publi*	0:-2 2:2 3:-2 4:-3 6:2 7:-2
public	1:-2 3:-2 5:3 7:-2
public api	1:-2 6:2 8:2
publica	0:2 5:-2
publique	0:-2 1:-2 6:3 7:-2 8:2
publish	1:-2 3:-2 5:2
publish ⟨name⟩	0:-3 5:4
published	0:-2
puede	0:-2 2:-2 3:-3 4:-2 5:2 7:3 9:-3
puede lanzar	5:2
puedo	3:-2 5:-3 7:5
puedo usar	7:2
puert*	5:2
puerto	5:2
puest*	0:3 1:-2 5:-2
puesto	0:3 1:-2 5:-2
puis	1:-2 3:3 4:2 5:-2 7:-3
pull	0:2 3:3 4:-2 5:-2
pulli*	3:-2 5:2
pulling	3:-2 5:2
pulling in	3:-2 5:2
pulsa*	0:-3 1:2 5:-3 6:-2 9:-2
pulsante	0:-3 1:2 3:3 5:-3 6:-2 7:-3
pump	3:2 5:2
punti	0:-5 1:-3 3:-3 4:-4 5:7 6:2 7:-3 8:-2 9:-2
punti del	0:-3 4:-2 5:5 8:-2
punto	0:7 1:-6 2:-3 3:-5 5:-7 6:-3 7:-5 8:4 9:-3
punto viene	0:4 1:-2 5:-2 6:-2 7:-2
punto*	1:-2 3:-2 5:4
puntos	1:-2 3:-2 5:4
puntos de	3:-2 5:3
purpo*	1:-3 3:3 5:-2 7:3
purpose	1:-3 3:3 5:-2 7:3
purpose of	1:-2 3:4 5:-2 7:-2
puse	7:2
push	0:3 3:2 5:-4 7:-2
push notification	0:3 5:-2
put	2:3 4:-4 8:-2 9:-2
put ⟨path⟩	0:3 3:-2 4:-2
può	0:-3 1:-3 2:-3 3:-5 4:-4 6:2 7:6 8:-2 9:-4
pytes*	0:-2 1:-2 3:2 4:-2 5:2 7:-2
pytest	0:-2 1:-2 3:2 4:-2 5:2 7:-2
pytho*	0:3 3:2 5:-4
python	0:3 3:2 5:-4
págin*	2:2 5:2 7:-2
q	0:-4 1:2 2:3 3:-4 8:-2 9:-2
qa	0:-2 3:2 7:2
qr	0:-2 3:-2 4:2 5:-3 6:3 7:-2
qu'es*	0:-2 1:-2 3:3 5:2 7:-4
qu'est	0:-2 1:-2 3:3 5:2 7:-4
qu'est ce	0:-2 1:-2 3:3 5:2 7:-4
qu'on	1:-3 2:-3 4:3 5:3 7:-2 8:-2 9:-2
qu'un*	0:3 1:-2 3:-2 5:-2 7:2
qu'une	0:3 1:-2 3:-2 5:-2 7:2
quadr*	1:2 2:-2 3:3 4:-2 5:-4 7:-2 8:2 9:-2
quais	0:-4 1:-6 2:-2 3:-2 4:-5 5:10 6:-3 7:-4
quais funções	4:-3 7:3
quais são	9:3
qual	1:6 4:-2 5:-5 6:-2 7:-8 8:-3 9:5
qual a	9:3
qual o	0:-2 1:2 9:-2
qual è	1:3 3:-3 4:-2 5:-5 7:-4 9:3
qual é	1:4 5:-3
qualc*	0:-4 1:-4 2:-2 4:-2 5:-5 7:10 9:-2
qualche	0:-3 1:-3 5:-2 6:-2 7:6
qualche parte	7:4
qualcosa	1:-2 3:-2 5:-2 7:5
qualcuno	0:-3 1:-3 5:-5 6:-2 7:7
qualcuno ?	7:3
quale	0:6 1:5 3:-5 4:-6 5:-6 6:-4 7:-8 8:-4 9:2
quale codice	0:2 4:-2 7:-2
quali	1:-5 2:-3 3:-4 5:10 6:-5 7:-6 9:-4
quali classi	5:2
quali file	0:-2 5:3
quali funzioni	4:3 5:-2
quali metodi	1:-2 4:-2 5:5 7:-2
quali moduli	0:3 5:-2
quali parti	5:3 7:-2
quali*	5:-3 7:-2 8:3 9:2
quand	0:-4 2:-2 3:4 4:-2 9:-3
quand le	1:2 3:2 7:-3
quand*	0:2 3:2 5:-3 7:-2
quando	0:-3 3:3 7:-2
quando arriva	0:-2 1:-3 4:2 5:3
quant*	0:-4 1:-2 3:-6 4:-3 5:-8 6:15 7:-8 9:-3
quantas	1:-2 2:-2 5:-6 6:7 7:-3 9:-2
quante	0:-3 1:-3 2:-2 3:-3 4:-2 5:-6 6:9 7:-4 8:-2 9:-2
quante volte	5:-2 6:4
quanti	0:-2 1:-2 2:-2 3:-2 4:-2 5:-6 6:10 7:-5 8:-2 9:-2
quanti punti	5:-2 6:3
quanto	0:-5 2:3 3:-6 4:-3 6:-7 7:-5 8:4 9:-3
quantos	5:-5 6:7 7:-4
quantos testes	5:-3 6:3
que	5:3 6:-2 8:-2 9:-3
que a	0:2 2:2 5:-4
que acontece	1:3
que chama	5:3
que classes	0:-2 1:-3 5:5 7:-4
que dans	1:-2 5:-3 7:4
que el	1:-5 3:3 5:-2 7:3
que ela	0:3 3:-2
que exceções	1:-2 5:3
que fait	0:-2 1:4 4:3 5:-5 7:-4
que funções	4:3 7:-3
que j'ai	2:-2 3:3
que je	3:4 5:-3 7:-2
que la	5:-5 7:4
que le	1:-2 7:2
que los	1:-2 7:2
que muda	5:-4 9:5
que nadie	1:2 3:-3 5:2
que ninguém	5:2 7:-2
que no	1:-2 3:-2 5:3
que não	5:2
que o	0:2 1:-4 4:-2 7:2
que quer	1:3
que roda	4:2
que se	1:-2 3:-3 4:4 5:2
que serve	1:4 5:-3 7:-3
que testes	1:-2 5:3
que tocar	2:2 5:-2
que usa	1:2
que ya	5:3 7:-2
que ça	1:-3 3:-2 4:-2 5:4 7:2
que é	1:6 3:-2 7:-2 9:-2
que ⟨name⟩	0:-3 1:-4 2:-3 7:4 9:-3
quebr*	5:2
quebra	3:2
queda	0:-3 1:-2 4:2 5:-4 9:3
quel	0:2 1:5 2:3 3:-7 5:-5 6:-2 7:-6 8:-2
quel code	0:-2 1:2 4:-2 5:2 7:-2 9:-2
quel ordre	0:-2 1:-2 4:4 5:-3
quell*	3:2 5:-2 7:-4
quella	0:2 1:-2 3:-2 9:2
quelle	1:4 4:-2 5:-8 7:-5 8:-3 9:2
quelle est	0:-3 2:3 3:2 4:-2 5:-3 7:-2
quelle raison	3:3 7:-2
quelles	0:-4 1:-2 3:-2 5:4 7:-4 8:3 9:-3
quelles classes	5:2
quelles fonctions	1:-3 4:2 5:3 7:-2
quelles sous	1:-2 5:4
quello	0:-3 1:-3 2:-2 7:2 9:-2
quello che	0:-2 1:-2 3:-3 5:2 6:-2 7:2
quelq*	0:-2 1:-2 3:-3 5:-7 7:9 9:-2
quelqu'un	0:-2 5:-5 7:6
quelque	1:-2 3:-2 5:-4 7:7 9:-2
quelque chose	3:-2 5:-2 7:4
quelque part	1:-2 5:-3 7:5
quels	0:-5 1:-4 3:-2 4:-2 5:12 6:-2 7:-5 9:-3
quels endroits	0:-3 5:4
quels fichiers	5:2
quels sont	1:2
quels tests	5:2
quem	0:2 2:-3 3:-3 4:-3 5:7 6:-3 7:-9
quem chama	5:2
quem dá	5:2
quem publica	0:2 1:-2
quem é	0:-3 1:-3 5:5
quer	1:3 2:2
quer dizer	1:3
queri*	3:-2 5:2
queria	2:2
queries	3:-2 5:4
quero	0:-2 1:-4 3:-3 4:2 5:4
query	0:-3 1:-2 2:-2 4:2 7:-5 8:-2 9:4
quest*	3:-3 6:-3 7:2
questa	1:-2 3:-2 7:3 9:-2
question	4:2 7:-3 9:2
questo	0:-3 3:-4 4:-2 8:2 9:-2
queue	0:-2 3:-5 4:-3 5:4 6:-2 7:-2 9:2
queue*	0:-2 1:2 5:-2
qui	1:2 2:-3 3:-2 5:3 7:-2
qui a	1:2 7:-2
qui appelle	8:3
qui est	0:-3 1:3 3:3 4:-2 5:-2 7:-2 9:-2
qui fait	0:-2 3:-4 7:2
qui le	0:2 1:-2 5:2
qui lit	5:2
qui ne	5:3 7:-2
qui peut	1:3 3:-2 7:-2
qui émet	5:2
quier*	2:2 3:-2 5:4 6:-2 7:-3 8:-2
quiere	1:3
quiere decir	1:3 5:-2
quiero	1:-2 2:2 5:5 6:-2 7:-3
quita*	7:2
quito	3:-2 6:2 7:-2
quién	2:-2 3:-4 5:8 6:-2 7:-6 8:-2
quién emite	5:2
quién hace	0:-2 1:-2 3:-2 4:3 6:-2
quién la	0:-2 5:3
quién lanza	0:-2 5:2
quién le	1:-2 5:4
quién llama	5:3
quién lo	0:4 1:-2
quién se	5:2
quoi	1:2 3:-2 6:-4 7:-8 9:2
quoi $	0:-2 1:-5 3:-3 5:5 9:-2
quoi ?	2:2 4:2 5:-2 7:-3 8:-2 9:-2
quoi la	9:2
quoi sert	1:-3 3:4
quoi un	1:5 3:-2 4:-2 5:-2 8:-2 9:-2
qué	1:3 3:-2 5:4 6:-2 7:-7
qué clase	1:6 5:-5
qué clases	1:-2 5:4
qué componentes	1:-3 5:3
qué código	0:-2 1:3 9:-2
qué el	3:3
qué errores	1:-3 5:3
qué es	1:4 5:-2 8:-2
qué excepciones	5:2
qué funciones	1:-2 3:-2 4:2
qué función	0:2 1:4 5:-5
qué hace	1:3 2:-2 5:-4 7:-2 9:-2
qué la	1:4 3:-2
qué llama	1:-2 5:4 7:-3
qué los	9:3
qué me	1:-2 5:4 7:-3
qué métodos	1:-2 5:4
qué no	3:2 5:-2 8:2
qué partes	1:-2 5:5
qué pruebas	1:-2 5:4
qué punto	0:4 1:-2 5:-4 8:2
qué quiere	1:3 5:-2
qué se	0:-3 3:2 4:-2 5:-2 7:-4 9:4
qué significa	1:2
qué sitios	0:-3 5:5
qué tests	1:-2 5:3
quê	1:-2 3:3 5:4 7:-5 9:-2
quê ?	3:2 5:5 7:-5 9:-2
rabat*	1:-2 2:-3 3:3 4:-2 8:3
racco*	1:2 2:-2 3:-3 4:3 5:-3 7:-4 8:-3 9:3
race	1:-2 7:3
radiu*	1:-2 5:3
radius	1:-2 5:3
raggi*	0:-2 1:-2 3:-2 5:3 7:3
raise	1:-7 3:-3 5:7
raise ⟨error⟩	5:-2 7:3
raise ⟨name⟩	0:3 1:-2
raise*	1:-4 3:-2 7:3 9:-2
raised	6:2
raised $	6:2
raises	1:-3 3:-2 5:2 7:3 9:-2
raiso*	0:2 1:-2 3:2 5:-3
raison	3:2
range	3:2
rappo*	0:-2 3:-3 4:-2 5:-2 9:3
rapport	3:-2 5:-4 9:3
rastr*	1:2 3:-2 7:-2
rate	0:-2 1:3 2:4 3:-3 5:-4 7:-5 8:-6 9:2
rate limiter	0:-2 1:3 2:3 7:-4 8:-2 9:-2
rathe*	0:2 9:-2
rather	0:2 9:-2
rather than	0:3 9:-2
raus	3:-2 5:3 7:-2
raw	0:-3 1:-3 3:-3 4:-2 5:4 7:3 9:-2
razon*	7:2 8:2
razão	3:5 5:-3 7:-4
reach	0:-2 1:3 5:-3
reach*	3:2
reached	3:3
react*	7:-3
read	3:-2 8:2 9:-2
reade*	7:2
readers	7:2
readi*	0:-2 1:3 3:-2 4:4 5:-4 7:-3 8:-2 9:-3
reading	1:-3 4:3 5:-2
readm*	0:2 2:-2 5:-2 8:2
readme	0:2 2:-2 5:-2 8:2
reads	0:-2 4:-2 7:-2 9:2
reads ⟨name⟩	5:2
reagi*	1:2 3:-2 7:-2
real	0:-4 3:2 5:3
reall*	1:2 2:-2
really	1:2 2:-2
reaso*	1:-4 3:4 5:-2 7:2
reason	1:-4 3:4 5:-2 7:2
recal*	3:2
receb*	0:-3 1:-2 7:2
recebe	0:-2 3:2
recei*	1:2 7:-2
receipt	0:2 3:-2
recen*	0:-2 5:2
recha*	3:3 5:-3
rechn*	0:-3 1:-4 2:-2 3:2 4:-2 5:4 7:-3 8:-2 9:-2
rechnung	0:-2 3:3 5:2 7:-3
recib*	0:-2 2:-3 3:5 7:-2
recog*	0:3 1:2 5:-4 9:-2
recon*	3:2 4:2 5:-2
recor*	0:-4 2:-2 3:4 5:2 7:-3 8:-2 9:-2
record	0:-2 2:-2 3:4 4:-2 7:-2
recorrido	4:2
recov*	1:2 3:-2 5:-2
recup*	1:2 8:-2
recur*	3:2
red	1:-2 3:2
redef*	3:-2 5:3
redir*	3:4 4:-2 5:-2
redis	1:3 2:-2 3:2 4:-3 6:-2 8:-3 9:-3
reduc*	1:2 3:-2 4:-2 5:2
reducer	1:3
reducers	5:3
redux	0:-2 1:-3 5:-3 7:-4 9:5
redéf*	1:-2
redéfinissent	5:2
redéfinissent ⟨name⟩	5:2
redéfinit	7:3
reesc*	1:3 5:-4 7:-3 9:2
refac*	1:4 2:4 3:-3 5:-7 7:-3 9:2
refactor	1:3 5:-3 9:-2
refer*	0:-3 1:-3 5:4 8:-2
reference	3:2
reference to	3:2
refre*	2:-2 3:2 4:2 5:-3 9:-2
refresh	1:2 2:-2 4:2 5:-3
refun*	1:2 3:-2
refus*	3:2
regex	0:-3 1:5 3:-3 4:-2
regio*	0:-2 1:-2 5:4 7:-3
regis*	0:-3 3:-3 4:3 5:3 7:-4 8:-3 9:-3
register	5:2
registered	1:-2 3:-3 4:-2 5:4
registrato	1:-2 4:3
registre	4:-2 5:3
regol*	1:-2 2:-2 3:-2 7:2 9:2
reich*	0:-2 1:-3 5:3
reicht	1:-3 5:2
reihe*	4:3 5:-3
reihenfolge	4:3 5:-3
reihenfolge laufen	4:2
reimp*	0:-3 5:4
rein	0:-2 1:-3 3:-3 5:5
rein ?	1:-3 3:-2 5:4
reind*	0:-3 1:-2 3:-2 5:5
reini*	3:3 5:-3
reint*	1:-2
relan*	3:2
relat*	0:-2 1:-2 2:2 4:-3 8:-2 9:2
relation	2:2 7:-2
relatório	3:2 7:2
relea*	0:3 5:-3 7:-2
release	0:3 5:-3 7:-2
release $	0:4 1:-4 4:2 5:-4
relit	3:-2 5:-2 7:4
reloa*	3:5 5:-3 7:-2
reload	3:5 5:-3 7:-2
remai*	3:2
remaining	3:2
remaining connection	3:2
remes*	3:2 5:-2
remessa	3:2 5:-2
remessa $	0:-2 3:2
remet	0:2 1:-4 3:-3 5:2 9:-2
remis*	1:-2 2:-2 3:2 5:-3 7:-2 8:3
remise	2:-2 3:3
remon*	0:-2 4:2 6:-2
remonte	0:-2 1:2 4:2 6:-2
remov*	1:2 3:-2 4:-2 7:2
removed	1:2 4:-2
rempl*	0:2 1:-2 5:-3 7:3
remplacer	0:2 5:-3 7:2
renam*	1:-2
rename	5:2
rename the	5:2
rende	1:-4 3:6 5:-6 7:-2
rende*	0:-2 1:-6 2:-2 3:3 4:-3 5:4 7:-3 8:-2 9:-2
render	0:-3 1:-3 3:3 4:-2 7:-2
rendering	3:2 5:2
renom*	1:-3 4:-2 5:4
renvoie	7:2
repar*	0:-2 1:-2 2:2 4:3 5:-3 8:-2 9:-2
reparten	2:3
reparten los	2:3
repet*	5:2 7:-2
repetida	5:2
repla*	1:2 5:-3 7:3
replace	1:2 5:-3 7:3
replace it	1:2
replica	5:2
repo	0:-3 2:-4 3:-5 4:-5 5:2 7:-3 8:4
repo $	1:-2 3:-2 5:4 7:-2
repo ?	2:-2 6:2 9:-2
repor*	3:4 5:-2 8:-2 9:-2
report	3:3 5:-4
repos*	0:-2 1:-5 2:-3 9:4
repository	1:-3 7:-2 9:3
repositório	1:-2 5:2 7:2 9:-2
repre*	2:3 4:-3 5:2 7:-2
repro*	1:-4 3:-2 4:-2 5:5
repèr*	5:2
repère	5:2
reque*	0:5 1:-2 5:-6 9:-2
request	0:2 1:-4 2:-2 3:2 4:4 5:-4
request $	0:2 3:-2 4:-2 7:3
request timed	0:2
requests	0:5 1:2 3:-2 4:-4 5:-4 7:-2
requi*	3:2 4:2 5:-2 7:-4 8:-2 9:-2
require	0:3 1:-2 6:2 7:-3
required	1:3 5:-3
requisição	0:-2 4:4 5:-2 8:-2
requê*	0:-2 1:-2 2:-2 3:-3 4:2 5:3
requête	2:-2 4:3
requêtes	3:-2 5:4
rescu*	5:4 7:-2
rescue	5:3 7:-2
rescue ⟨name⟩	0:4 5:-3
reser*	1:-3 4:-2 9:2
reset	0:-2 1:-2 3:3 5:-3 7:2
resol*	0:4 1:-3 2:4 4:-3 5:-3 8:-3 9:-2
resolver	0:4 1:-2 3:-3 4:-2 5:-2 7:-2 9:-2
resou*	3:-2 5:5 7:-2
resources	3:-2 5:4 7:-2
respo*	0:4 5:-5 8:-2
response	0:2 1:-4
responsible	0:3 5:-2
responsible for	0:3 5:-2
rest	0:-2 1:-2 3:2 7:-3 9:2
resta	1:-3 3:5 5:-2 7:-3
resta*	0:2 2:-2 3:2 5:-3 7:-2 8:-2
restart	3:3
restarting	1:2
restarting transaction	1:2
reste	1:-2 2:2 5:-2 7:2
resti*	1:-2 3:-3 5:3 7:2
restituisce	3:-3 7:3
resto	3:3 7:-2
resul*	1:-2 9:2
result	9:2
resum*	8:2
rete	0:-2 1:-2 3:-3 4:2 5:-2 7:4
retor*	2:-2 5:4
retou*	0:2 1:3 3:-4 4:-2 6:-2 7:-5
retour	1:4 5:-3 7:-3
retour de	1:4 5:-3 7:-3
retra*	5:2 7:-2
retri*	0:2 1:-2 3:3 7:-3
retries	3:3 7:-2
retro*	0:3 1:-2 2:-2 3:-3 4:2
retrouve	0:3 1:-2 2:-2 3:-3 4:2
retry	0:2 1:-5 3:-5 5:2 7:2 8:-2 9:-2
retry backoff	0:3 5:-3
retur*	1:2 2:-2 5:2 7:-4 9:-3
return	1:3 2:-2 4:-2 7:-3 9:-2
returned	1:-2 5:4 7:-2
returns	1:-2 4:2 5:-2
revie*	0:3 4:-3 9:-2
review	0:3 4:-3 9:-2
review page	1:3 5:-3 8:-2
revis*	8:3
revisão	8:2
revue	3:-2 5:-2 7:-2 8:2 9:3
reçoi*	0:-2 1:2 3:3 5:-2 7:-2
reçoit	0:-2 1:2 3:3 5:-2 7:-2
ricer*	0:-2 2:2 3:2 5:-3
ricerca	0:-2 2:2 3:2 5:-3
ricev*	3:3 7:-2
richi*	0:2 1:-3 2:3 3:-2 5:3 7:-2 8:-2 9:-2
richiesta	0:2 3:-3
ridef*	1:-3 3:2 7:2
rien	0:-2 1:-2 3:5 7:-2
rien $	3:2 5:-3
riesc*	0:-2 1:-2 2:-2 3:2 4:-2 5:-4 7:4
riesg*	1:-2 3:-2 5:4
riesgos	1:-2 5:3
riga	0:4 1:-3 2:-2 3:-3 4:-3 5:3 7:-2
righe	0:-3 1:-3 4:-2 5:-2 7:-4 8:4 9:-4
right	0:-2 2:-2 3:4 4:-2 5:-5 7:3 8:-2 9:-2
right $	3:2 5:-3 7:3
right ?	7:3
right after	3:3
rilan*	1:-2 5:5 7:-3
rilanciare	3:-2 5:3
rinom*	5:2
rinomino	5:2
risal*	0:3 4:2 5:-2
risch*	0:-2 1:-3 2:2 3:-2 4:-2 5:5 7:-2
rischi	1:-2 4:-2 5:4 7:-2
rischio	2:3 7:-2
riscr*	1:2 6:2 7:-4 8:3 9:-3
risen*	3:-2 5:4 7:-3
risik*	1:2 7:-2
risiken	1:2 7:-2
risk	7:2
risks	1:2 7:-3
risky	1:-3 5:2 8:2
rispe*	1:3 3:-2
rispo*	2:3 7:-2
risqu*	1:2
risque	1:3
risul*	0:-2 2:3 3:2 5:-3 7:-2
ritro*	0:3 1:-3 3:4 4:-3 5:-3 7:-2 8:-2
roba	1:5 4:-2 5:-6 7:2
robot	3:3 4:-2 7:-2
roda	0:-2 1:3 7:-3 9:-2
role	1:3 4:-2 5:-2
rollb*	3:2 5:-2
rollback	3:2 5:-2
rompe	0:2 3:-2 5:3 7:-2
rompe*	5:-3 7:3
rompo	0:-4 2:2 3:-3 5:5 7:-4
room	0:-3 2:-2 3:-2 5:4 7:-2
root	0:-3 1:-4 4:2 5:4 7:2 9:-3
rosso	0:-3 3:4 7:-3
rot	1:-3 3:4 5:-2 7:-3
rota	0:2 1:2 5:-2
rouge	3:3 5:-2
rough*	1:-2 3:3 6:-2
roughly	1:-2 3:3 6:-2
round	3:-2 4:4 5:-3
round*	0:2 1:-2
route	0:-2 1:3 4:-4 5:-3
route*	1:-2 6:2
router	5:-2 7:2 9:2
router ?	5:-2 7:2
routes	1:-2 6:3
routi*	0:-4 1:3 3:-3 4:-2 5:3 7:-3 9:-2
routine	0:-4 1:3 3:-3 4:-2 5:3 7:-3 9:-2
row	2:-2 3:2 9:-2
rows	0:2 1:2 3:2 5:-4 7:-2
ruft	1:-3 3:-2 4:-3 7:4 8:3 9:-2
ruft ⟨name⟩	1:-2 4:-2 7:4 9:-2
rule	0:-3 1:3 3:-4 5:3 7:-3
rules	0:-2 1:-4 5:6
rum	1:-3 5:4 8:-2
run	2:-2 3:2 4:2 8:-2 9:-3
run $	1:3 4:2 5:-3
run after	5:3
run build	3:3
run the	2:2 4:-2 7:2
rund	0:-2 1:-2 3:-2 8:3
runni*	1:-3 3:2 4:-2 5:3 7:-2
running	1:-3 3:2 4:-2 5:3 7:-2
runs	1:-4 4:5 5:-4 7:-3 9:2
runti*	1:-2 2:-3 5:-2 7:2 8:3
runtime	1:-2 2:-3 5:-2 7:2 8:3
règle	2:2
règle*	5:2 8:-2
règles	5:2
référ*	0:-2 3:3 5:-2
réser*	0:-3 1:-2 3:2 4:2 5:-3
réécr*	9:2
rückg*	1:6 3:-2 5:-5 6:-3 7:-3
s	0:-3 2:-2 4:2 8:-2
s n	1:-3 3:-3 4:3 5:2 7:2
s'app*	1:3 2:-4 5:4
s'arr*	0:-2 3:4
s'arrête	3:4
sa	1:-2 2:2 7:2
sabe	3:3 7:-2
saber	0:2 1:-2 3:-2 4:-3 5:2
saca	0:2 3:-2 5:2
safar*	3:4 5:-3
safari	3:4 5:-3
safe	1:-2 7:4
safe to	7:2
saga	1:4 5:-2 7:-2
sagen	1:2 7:-2
sai	0:4 2:-3 3:2 4:2 5:-5 7:-3 8:-2
sai de	0:4 1:2 3:-2 5:-4
sait	1:2
saldo	3:2
sale	2:-2 3:3 7:-2 9:-2
sale un	1:-2 5:2
salen	0:3 1:-2 2:-3 3:6 4:-2 5:-4 7:-3
salie*	3:2 4:-2 5:3 6:-2
salta	0:2 1:-2 3:2 4:-2 7:-2
salta el	3:2
salta fuori	0:2 5:-2
salta*	0:2 1:-2 3:-3 7:4
salva*	1:-2 2:-2 4:2 5:-2 6:2
salvi*	1:2 5:-2
salviamo	1:2 5:-2
same	0:-3 3:2 4:-3 5:-5 7:-2 8:-2 9:5
same thing	1:-4 3:-3 5:-3 9:5
sans	1:-2 2:2 3:-2 7:2 9:-2
sapere quali	5:2
satis*	1:3 3:-3
saube*	5:-3 8:-2 9:3
sauber	1:2
save	1:-2 5:2
saved	1:-3 5:2
savoi*	0:2
savoir	0:2
say	0:-2 2:2 3:-4 7:3 8:-2 9:-2
says	3:4 7:-3
says ⟨text⟩	3:2 5:-2
scala	0:-2 1:-4 7:-3 8:2 9:3
scan	4:2
scann*	4:3
scanner	4:2
scatt*	0:-4 1:-2 5:5
scatta	0:-4 5:5
scelt*	2:-2 5:2
scelta	2:-2 4:2 5:2
scena*	7:2
scene	1:-3 4:2 5:-2 7:3 9:-2
schal*	1:2 3:-2 5:2 7:-2
schalter	1:2 4:-2
schau*	5:2
sched*	1:-6 3:4 4:-4 6:-2 7:-2 8:-2
scheduler	0:-3 1:-3 7:2
scheduler ?	1:-2 5:2
schem*	1:2 5:-3 7:2 8:-2 9:-2
schema	5:-3 7:2 8:-2
scher*	1:-2 3:4 5:-2 7:-3
schermo	3:3 5:-2
schic*	1:3 5:-4
schickt	5:-3
schli*	0:-3 1:2 2:-3 3:2 4:-2 9:-2
schlimm	0:-2 1:2 2:-2
schlä*	3:2 5:-2
schlägt	3:2 5:-2
schni*	5:3 7:-2
schnittstelle	5:3 7:-2
schon	0:-2 1:-2 3:4 4:2 5:-2 7:-3
schre*	1:2 5:2 7:-2
schreiben	1:3 3:-2 5:-3
schreiben ?	1:2 5:-2
schri*	2:2 5:-2
schritt	4:2
scont*	0:-2 1:-2 3:2 7:-2
scontrino	2:-2 3:3
score*	0:2 5:-3
scree*	0:-3 1:-3 3:2 5:3 7:-2 9:-2
screen	0:-2 1:-3 3:4 5:-2
screens	3:-3 5:5
scrip*	1:-2 2:4 3:-2 4:-2 7:2 8:-2 9:-2
script	2:4 4:-3 5:-3
scripts	0:-2 1:-2 3:-2 5:3 7:3
scrit*	1:-2 2:-2 3:-3 5:3 7:-3 8:2
scriv*	0:-3 1:-3 2:2 3:2
scrivere	3:3 7:-2
scrol*	0:-2 3:5 5:-2 7:-3
sdk	0:-3 1:5 2:-2 3:-3 4:-4 5:-4
se	1:-4 3:3 5:2 8:-2 9:-2
se a	1:-3 3:-2 5:4
se crea	3:-2 5:-3 6:3
se crean	0:-2 5:3 6:-3
se debe	1:2
se ejecuta	3:2 4:2 7:-3
se eu	3:-2 5:5 7:-4
se guarda	0:3 5:-3
se hace	1:-2 5:-2 7:4
se il	3:3 7:-2
se lanza	0:2 1:2 5:-4 6:2 9:-2
se le	1:3
se llega	2:-2 5:2
se o	5:-2 7:2
se passe	4:3
se puede	3:-2 5:-2 7:3
se queda	3:3 7:-2
se reparten	2:3
se rinomino	5:2
se sert	5:2
se tocco	3:-2 5:4 7:-2
se trouve	0:2 1:-2 8:2
se usa	5:-4 6:2 7:2 9:2
sea	3:3 5:-2
searc*	3:2 4:2 5:-2
search	4:2 5:-2
secon*	0:-2 1:-3 3:4 5:-2 8:-3
second	0:-2 3:2 4:3 5:-4 8:-2 9:-2
secondes	0:-2 5:2 7:2
secondi	1:-2 3:3 7:-2
secondo	1:-3 7:2 8:-2 9:2
seconds	3:2 4:-2 5:-2
secre*	0:-3 1:-2 3:-2 4:-3 5:4 7:2
secret'	3:-2 5:4
secrets	0:-2 3:-2 4:-2 7:3
secur*	1:2 7:-2
security	1:2 7:-2
see	0:4 2:-2 3:2 5:-4 8:-2 9:-2
see a	0:4 5:-3 7:-2
see it	0:3 5:-3
see the	3:4 5:-2 7:-2
seeds	2:-2 4:2 5:-2 7:2
sees	0:2 1:-3 2:-2 3:4 4:-3 7:-3 9:-2
segme*	3:2
segmentation	3:2 5:-2
segna*	5:3 7:-2
segnale	0:-2 5:4 7:-2
segnale ⟨name⟩	0:-2 5:4 7:-2
segue	4:2 5:-2 7:2 8:-3
segui*	0:-2 1:3 3:-4 5:3
segun*	0:-2 1:-2 3:5 4:-2 5:-4
segunda	3:4 7:-2
segundo	3:2 5:-3 7:2
segundos	3:3
segur*	0:2 1:-5 4:2 5:-2 7:3 9:-2
seguro	1:-2 5:-2 7:4
según	1:2 5:2 8:-2
sei	7:2
sein	1:-4 2:-2 4:-2 5:2
sein dass	7:2
seit	0:2 3:5 5:-3 7:-3
seit dem	3:2
sekun*	3:3 5:-2
selec*	0:-2 3:-2 4:-2 5:4
select	0:-2 3:-2 5:3 7:2
selon	1:2 2:2
sem	0:-2 1:-3 2:4 3:-2 4:-2 5:-2 7:4 8:-2 9:-2
seman*	0:-2 1:4 2:-2 3:-2 4:-2 7:-2 8:-2
semantics	0:-2 1:5 3:-2 4:-2 5:-4
sembr*	0:-2 1:2 5:-2 7:2 8:-2
sembra	0:-2 1:2 5:-2 7:2 8:-2
sempr*	1:-2 3:5 5:-5 9:-2
sempre	1:-2 3:5 5:-5 9:-2
sempre $	3:-2 7:3
send	1:2 7:-2 9:2
sendo	0:-2 5:2
sense	3:2 5:-3 7:2
senso	1:-2 7:3
senso*	1:-6 4:3 5:-3 6:4 7:-2 8:-4 9:-5
sensor	1:-4 4:-2 6:4 7:-3 8:-3 9:-4
sensore	1:-2 3:-2 4:2 5:-2
sent	1:-2 5:-2 7:-2 9:3
senti*	1:-2 2:-2 3:-2 5:-3 7:5
sentido	1:-2 2:-2 3:-2 5:-4 7:5
sentr*	0:2 2:2 5:-2
sentry	0:2 2:2 5:-2
sentry ?	2:2
senza	0:-3 1:-4 3:-2 4:-3 6:-2 7:6
separ*	1:-3 2:-3 4:-2 5:-4 6:2 7:3 8:-2 9:2
separate	3:2
seque*	0:-3 1:-3 2:-2 3:-2 4:4 8:-2 9:-2
sequence	0:-2 1:-2 4:2
sequence of	3:-2 4:3 5:-3
sequenza	2:-2 3:-2 4:4 5:-3
ser	0:-2 1:3 2:-2 3:2 5:-6
serai*	3:-3 5:-2 7:4
seria*	0:-2 5:3 7:-3
sert	0:2 1:-2 3:3
sert le	1:-3 3:3
serve	0:2 1:5 2:-3 3:-2 4:-4 5:-2 6:-2 7:-2 8:-2 9:-3
serve a	0:-3 1:3 5:2 7:-4
serve il	1:3 5:-2 7:-2
serve la	1:4 3:-3 4:-3 5:-2
serve*	1:5 3:-2 5:-5 7:-2 8:-2
servent	1:4 3:-3
server	3:-3 5:-4 8:-2
server ?	0:2 1:-2 2:-2 4:2
serveur	1:4 2:-3 4:-2 5:-2
servi*	0:-2 3:-3 6:-2
service	0:-4 2:-2 3:2
service $	4:3 5:2 8:-3
service ?	5:-2
services	0:-3 3:-2 5:4 7:-5 8:2 9:-3
services ?	5:5 7:-3 8:-3
servicio	2:-2 3:-2 4:-2 5:-4 7:2
servicio de	7:3
servidor	0:-2 1:-2 5:-2 7:3 9:2
servizio	0:-3 1:3 2:2 3:-2 4:-2 5:-4 7:2
serviço	1:2 4:2 5:-4 8:-2 9:2
serviços	0:2 1:-3 3:-3 4:-3 5:3
servo*	3:-2 6:-2 7:3
servono	3:-2 6:-2 7:3
sessi*	2:-2 3:-2 4:-4 8:-2 9:2
session	0:3 1:-3 4:-4 5:-3 9:3
set	0:3 1:-5 4:2 7:-3 9:-2
sets	0:4 5:-5 7:-2 9:3
sets ⟨name⟩	0:2 7:-2
sette*	3:-2 5:3 6:-2
setti*	0:3 1:-3 2:3 4:-2 5:-3
setting	2:3 3:-3 5:-2
settings	0:2 1:-2
settl*	1:4 2:-2 8:-2
setup	3:-2 5:-3 7:3
setup ?	1:-2 3:-2 7:3
setzt	0:2 7:-3
seul	3:3 5:-2
seule	0:-3 3:5 4:-2 5:-2 7:-2
señal	5:3
shape	1:4 3:-2 5:-4 7:2
share*	3:-2 5:3 7:-2
shared	3:-2 5:3 7:-2
shift	0:-2 1:4 3:-3 4:-2 9:-2
shipp*	1:3 3:3 5:-4 7:-3
shipping	1:3 3:3 5:-4 7:-3
shop	5:3
short	1:-3 3:-2 5:3
short $	1:-3 3:-2 8:3
shoul*	0:-2 1:-2 3:2 4:-3 5:-2 6:-2 7:2 9:2
should	4:-3 8:2 9:2
should i	0:2 3:-3 7:2 8:-2 9:-3
shouldn't	2:-2 3:4 5:-3
show	0:2 2:2 4:3 5:-4 7:-3 8:-2 9:-2
show me	0:2 4:3 5:-2
show the	0:-2 1:3 3:-2 4:2 5:-2
show up	0:3 5:-2
shows	3:6 4:-2 5:-5 8:-2
shutd*	4:2
shutdown	4:2
si	0:-2 1:-3 2:-3 3:3 5:2 8:-2 9:3
si ?	3:-2 5:-3 7:4
si arriva	2:-2 4:2
si cambio	5:3
si el	5:-2 7:2
si imposta	0:2 5:2
si je	3:-2 7:2
si on	1:3 3:-2
si pianta	3:2
si può	1:2 5:-2
si quito	6:2 7:-2
si rompe	0:2 3:-2 5:3 7:-2
si usa	5:-2
si ⟨name⟩	5:3 7:-2
sich	0:-3 1:2 2:-2 3:-2 4:-4 6:-2 7:4 8:-2
side	1:-4 3:-2 4:-4 5:4 9:3
sie	0:-2 1:-2 3:4 5:-2
siemp*	3:4 7:-2
siempre	3:4 7:-2
siempre el	3:2
sighu*	0:-2 4:-2 5:2
sighup	0:-2 4:-2 5:2
signa*	1:-2 4:-2 5:3 9:-2
signal	0:-2 5:4
signal ⟨name⟩	5:4
signature	1:2
signature of	1:2 7:-2
signatures	1:-3 3:-2 5:5 7:-2
signi*	0:-2 1:9 3:-4 4:-2 5:-5 7:-3 8:-2 9:-2
significa	1:4 3:-2
significa que	1:2
significado	1:4 3:-3 5:-2
signifie	1:3
sigse*	3:2
sigsegv	3:2
sigte*	1:-2 2:-2 3:3 5:-3 7:2 9:-2
sigterm	1:-2 2:-2 3:3 5:-3 7:2 9:-2
sigue	1:2 2:-2 3:3 5:-5 8:-2
sigue el	1:3 3:-3 4:3 5:-3
silen*	0:-3 1:-2 3:-4 5:3 7:4
simpl*	0:-2 1:3 2:2 4:-2 5:-5 9:-3
simple	2:3
simples	1:4 2:-2 3:-2 5:-4 8:-2
simul*	0:2 2:4 5:-4 7:-3 9:-2
sin	1:-3 4:2 7:2
since	2:-2 3:6 4:-2 5:-3 7:-2
since i	3:3 5:-2
since the	3:4 5:-2
sincr*	8:2
sind	0:-3 4:-4 6:-2 7:-2 8:-3 9:4
sind die	9:2
singl*	1:-4 3:-2 4:-2 7:4 8:-2
single	1:-2 5:3 9:-2
singleton	1:-2 3:-3 7:3
singletons	1:-2 5:-3 7:3 9:2
sirve	5:-2 7:3
siste*	1:-3 2:3 3:-4 4:-4 5:6 6:-2 8:-3 9:-3
sistema	1:-2 2:4 4:-4 5:2 7:-2 8:-2 9:-2
sistemare	3:-4 5:5 7:-2
sit	0:2 1:-2
sites	0:-2 1:-2 3:-2 4:-3 5:7
sites for	5:3
sites of	5:3
sitio	1:-2 3:-3 7:5
sitio ?	7:2
sitio*	0:-3 3:-2 5:4 6:4 7:-3
sitios	0:-3 3:-2 5:4 6:4 7:-3
sitios se	0:-3 6:4 7:-2
sits	0:-2 5:4
situa*	0:-2 1:-3 4:-2 5:2 7:3
six	7:-3 8:3
slack	7:2
slot	1:5 2:-2 3:-3 5:-2 7:-2 8:-2 9:-2
slots	1:3
slots are	3:2
slugi*	5:3
slugify	5:3
smell*	1:-2 3:-2 4:-2 5:2 7:3 8:-2
smells	1:-2 3:-2 4:-2 5:2 7:3 8:-2
sms	0:3 3:3 5:-4
snaps*	0:-2 4:-2 5:-2 7:-3 9:3
snapshot	0:-2 4:-2 5:-2 7:-3 9:3
snapshot too	3:2
so	0:2 1:-5 2:-2 3:5 4:-2 5:-3 6:-2 8:2 9:-4
so that	1:-2 5:2
so the	0:2
sobal*	4:2 5:-3 9:-2
sobald	4:2 5:-3 9:-2
sobe	3:3 4:-2 5:-2
sobra	0:-2 7:3
sobre*	1:-6 7:5 8:-2
sobrecargas	1:-2 6:2 7:-3 9:2
sobrecargas de	9:3
sobrescribe	0:3 1:-3 3:2 5:-4 7:3
socio	9:2
socke*	1:-2 4:3 5:-3
socket	1:-2 4:3 5:-3
soft	1:-3 3:-2 5:2 6:-3 8:-2 9:4
soit	0:2 3:-2 5:-2 7:2
sola	1:2 2:-2 3:3 4:-2 7:-2 9:-2
soll	1:-2 2:-2 3:-3 4:-2 7:2 9:3
solle*	0:-4 1:-3 3:-2 5:2 6:2 9:2
solleva	0:-3 6:2 7:2
sollevare	1:-2 7:-2 9:2
sollt*	1:-2 5:-4 8:3
sollte	1:-2 5:-4 8:3
solo	2:-2 3:4 4:-5 5:-4 6:-2 7:3 8:-3
solo en	1:-2 7:2
solo il	3:-2 5:2
solo se	7:2
solta*	0:-2 2:2 3:-2 5:-3 6:2
some	0:3 1:-4 3:2 4:-3 5:-4 7:4
someb*	0:-2 1:2 5:-3 7:2
somebody	0:-2 1:2 5:-3 7:2
someo*	0:-3 3:2 5:-5 7:4
someone	0:-3 3:2 5:-5 7:4
somet*	1:5 4:-2 5:-7 7:2 9:-2
something	1:5 4:-2 5:-7 7:2 9:-2
son	0:-3 1:-4 2:3 3:3 4:-3 7:-2 8:-2
sono	0:-5 1:-3 4:-2 7:3 8:2
sont	2:3 3:2 7:-3 9:-2
sont ils	0:-3 1:-2 2:3 5:-2 9:-2
sont les	5:2
sort	1:3 3:3 4:-2 5:-3 7:-2
sorta*	1:-3 3:-4 4:5 5:-2 6:-2
sorte*	1:-2 5:3 7:-3
sortent	3:2 5:-2
sorti*	0:-2 1:-3 3:4 4:-2 5:-2
sospe*	1:-3 3:-3 5:3 7:2
sotto	0:-2 1:-3 3:-3 4:2 7:-2
sotto*	0:-2 1:-2 6:2
sottoclassi	0:-2 6:2
sound	3:3 5:-3
sourc*	0:-3 1:-4 2:-2 3:-2 5:6 7:-3 8:2
source	0:-2 2:-2 5:3 7:-2
source $	5:2
sources	0:-2 1:-2 5:5
sous	0:-3 4:-2 6:3 8:-3 9:-2
sous classes	6:3 7:-3
sovra*	0:-5 5:4 7:3
soy	0:2 5:-2
sozin*	1:-3 3:3 5:2 7:-3
sozinho	3:4 7:-2
spalt*	2:-2 3:-2 4:-2 5:4 7:-2 8:2
spalte	3:-2 5:5 7:-2
spalte ⟨name⟩	5:4
spawn	1:-2 5:3
spec	0:4 1:-3 2:-2 5:-5 7:3 9:-2
speci*	1:-2 5:3
specs	0:-2 1:-2 3:-4 4:-2 5:7 6:-2 7:-3
spedi*	0:2 2:-2 3:-2 5:-6 7:3 9:-2
speic*	0:-2 1:-2 2:-3 7:2
speichern	1:-2 2:-2 7:3
spezz*	0:-2 1:-2 2:2 3:-3 5:-5 6:-2 7:5 9:-3
spieg*	0:-2 1:6 3:-3 4:-4 5:-5 6:-2 7:-3
spiegami	1:4 3:-2 4:-3 5:-4
spiel*	0:-2 1:2 4:4 5:-6 6:-2 8:-3 9:-2
splas*	3:2
splash	3:2
split	2:-2 7:2 9:-2
spost*	7:2
spots	0:-5 1:3 2:-2 3:-4 4:-2 5:5 6:-4 7:-3 8:-3 9:-2
sprac*	2:2 3:3 5:-3
spric*	3:3 5:-3 8:-2
spricht	3:3 5:-4 8:-2
sprin*	0:-2 2:-3 3:4 4:-3 5:-3
spring	3:4 5:-3
springt	0:-2 3:4 7:-3
sql	0:-2 1:-5 3:-3 7:4 8:-3
sql ?	0:3 5:-2
sta	0:3 1:4 2:-3 3:-4 4:-3 6:-2 7:-4 8:-2 9:-3
sta $	0:3 1:-3 3:-3
sta la	0:2
stack	0:-2 2:-3 3:-3 8:4 9:-3
stagi*	1:-3 3:4 5:-2 7:-4
staging	1:-3 3:3 5:-2 7:-3
stamp*	0:-2 1:-3 2:-3 4:3 5:-3 8:-3 9:3
stampa	1:-2 2:-2 5:-3 7:2 9:3
stand*	0:-2 3:3 7:-2
start	2:-4 5:2
start*	0:3 1:-4 3:3 5:-2 8:-2 9:-2
starte	2:2
starte ich	2:2
startup	0:-3 1:-2 2:-2 3:2 5:2
state	0:-2 1:5 2:-3 3:-3 4:-3 8:-2
state*	0:2 1:-3 3:-3 5:3 7:-2
statement	0:3 5:-2
statements	3:-2 5:3
stati*	0:-3 1:-3 2:-2 3:-4 4:4 5:3 8:-2
station	3:-2 4:4 5:-3 7:-2
station $	3:-2 4:4 5:-3 7:-2
stato	0:-3 1:3 2:-2 4:2 7:-2
statt	3:2 4:-2 7:2 9:-3
statu*	1:2 3:-2 5:2
status	1:3 3:-3
stays	1:-2 3:3 7:2
steck*	1:-5 3:2 4:2 5:-2 9:-2
steckt	1:-4 3:3 4:-2 5:-2 7:2
stehe*	3:2
stehen	3:2
stehen $	3:2
steht	2:-2 3:2 4:-2 5:-3 6:2 7:-3
steht ein	6:2
stell*	0:2 1:-2 3:-2 6:2
stelle	0:5 1:-4 5:-4 7:2
stellen	0:-3 3:-2 5:4 6:3 7:-2
stellen wird	0:-2 6:3
step	0:-3 1:-2 3:-2 6:-2 8:-3 9:3
steps	0:-4 3:2 4:-5 5:5 7:-2
stess*	1:-2
still	1:-3 4:-2 7:4
sto	0:3 4:-2 5:-3
stock	1:-3 3:-4 5:3 7:3 9:-2
stock*	3:-2 6:3 9:-2
stops	0:3 5:-4 7:-2
stora*	6:3
storage	6:3
store	1:-2 9:3
store*	1:-3 5:2 7:2
stored	5:3
strad*	0:-2 1:-2 3:-3 4:5 5:-4 7:-3
strada	0:-2 1:-2 3:-3 4:5 5:-4 7:-3
strat*	0:-2 1:2 2:2 3:-2 7:-4 9:-2
strategy	1:-2 2:3 7:-2
strato	0:-2 1:3 5:2 7:-3
strin*	0:-2 1:-3 2:-3 4:-2 5:4 7:2 8:-2
string	1:-2 2:-2 5:3 8:-2
string ?	0:2
stringhe	0:-2 3:-2 5:4
strings	7:2
strip*	0:3 2:-2 5:-3
stripe	0:2 5:-2
struc*	0:2 1:-2 2:-2 3:-3 4:-2 5:2 8:-2 9:-2
struct	0:3 1:-2 7:-2
struct ⟨name⟩	3:-2 5:3
structs	0:-2 3:-4 5:2 7:2
stuff	3:-2 5:2
stund*	3:3 5:-2
stunde	3:3 5:-2
style	1:-3 3:-2 5:2 9:2
style ?	1:-2 5:2 7:2 9:-2
style*	0:2 1:-3 3:-3 5:3 7:-3 9:-2
stylesheets	5:3 7:-3
ständ*	1:2 3:-2 5:3 7:-4
ständig	1:2 3:-2 5:3 7:-4
su	1:-4 3:4 6:-2 7:-2 8:-2 9:-3
su propio	5:3
su un	7:2
su ⟨name⟩	0:-2 1:-2 2:-2 3:2 5:2
sua	3:-2 4:-2 5:2 7:3 8:-2 9:-2
subcl*	0:-3 1:3 4:-2 5:-3 6:2
subclases	1:-3 9:2
subclases de	1:-3 9:2
subclass	1:4 3:2 5:-4
subclasses	0:-2 3:-2 4:-2 6:2 9:-2
subclasses of	1:-2 2:2 5:5 6:-4
subco*	0:2 5:-2
sube	0:-2 1:2 3:2 5:-2
subir	1:-3 2:3 4:-2 5:2 7:-3 8:-2
subit*	0:-3 1:-2 5:2
subito	0:-3 1:-2 5:2
subsc*	0:-2 1:-3 3:2 7:3
subscribe	5:-2 7:2
subscribe to	2:2
subscriber	7:2
subscribers	0:-2 1:-2 3:2 5:2
succe*	0:-2 1:-2 7:4
succede	1:-3 2:2 5:2 7:2
suche	0:2 3:2
suis	1:2 5:-2
suite	0:-2 1:4 5:-3
suite $	1:3 5:-4
sul	3:2 5:2 7:-3
sulla	0:-2 1:-3 2:-3 3:-2 4:-3 8:5
sunda*	3:2
sunday	3:2
super*	0:2 5:-2
supor*	1:2 2:2 4:-2 7:-3
suppo*	1:2 2:2 3:-6 6:3 7:-4 8:-3 9:-3
support	0:3 1:-2 2:-2 3:-2
supposed	1:2
supposed to	1:2
suppr*	0:-2 3:-2 5:2 7:-3 9:3
supprime	5:3
sur	0:-3 3:4 4:2 5:-3 6:-3 8:2 9:-4
sur la	0:-2 3:3 4:2 5:-3
sur le	0:-3 1:4 5:-2 9:-2
sur n	1:-3 8:3
sur un	1:-2 3:2 5:3
sur ⟨name⟩	0:-2 1:-3 5:-2 6:-2 7:4
sur ⟨path⟩	3:3 5:-2
surch*	3:-2 5:2
surcharges	5:4 7:-2
surcharges de	5:2 6:-3 9:2
survi*	1:-2 2:2 3:-2 4:-2 7:3
survive	3:-2 7:3
survive ?	7:2
sus	1:-2 3:2 4:-2 5:4 6:-2
susce*	1:-2 5:3
susceptible	1:-2 5:3
susceptible de	1:-2 5:3
suscr*	5:2
suspe*	0:-2 5:3
svp	0:-3 1:4 2:-2 3:-3 4:-2 6:-2 7:-3 8:-2
svp $	0:-3 1:4 2:-2 3:-3 4:-2 6:-2 7:-3 8:-2
swap	1:2 3:-2 4:-2 7:-2 8:2
swift	7:-2 9:2
switc*	1:-3 2:4
switch	1:-3 2:4
sync	0:-2 1:-4 2:2 3:-2 4:-2 5:-4 8:3 9:2
sync engine	1:-3 2:2 3:-2 4:-3 5:-3 7:-2 8:2 9:2
syste*	0:-2 1:-5 4:4 5:-2 6:-2 7:2 8:-2
system	0:-2 1:-5 4:4 5:-2 6:-2 7:2 8:-2
system ?	1:-2 4:2
são	0:-2 1:-3 2:2 4:-2 5:4 7:-4 8:-2 9:2
sämtl*	0:-2 3:-2 5:3
sämtliche	0:-2 3:-2 5:3
só	3:3 4:-3 5:-2 6:-2 8:-2 9:-3
só no	1:-2 3:2 5:-2 7:2
sólo	8:2
t	0:3 2:-2 4:-2 7:2 8:-2
t elle	0:-2 1:2 3:-3 4:-2 5:-4 9:2
t il	0:-2 1:-2 2:-2 7:4
t on	0:5 2:-2 4:-2 7:-4 8:-2 9:-2
tabel*	0:-2 2:-2 4:3 7:-3 9:-2
tabela	0:-3 1:-2 4:2 5:2 9:-2
tabella	1:-2 3:-2 4:2 5:2
tabella ⟨name⟩	5:3
tabelle	0:-2 1:2 3:2 5:-3 7:-4
tabelle ⟨name⟩	1:2 3:3 5:-3 7:-4
tabla	1:-3 5:4
tabla ⟨name⟩	1:-3 3:2 5:2
table	0:-4 1:3 2:-3 3:-5 4:4 5:3 7:-3 8:-2 9:-2
table $	2:-2 4:3
table*	0:2 1:-3 2:-2 3:2 4:-2 5:-3 6:2 7:-2
tableau	0:2 1:-2 3:2 5:-2
take	0:-3 1:-4 2:4 3:-2 6:-2 8:-2 9:-2
taken	7:2
takes	1:2 2:-2 4:-2 9:-2
takes n	0:-2 1:2
takin*	0:4 1:-3 5:-2 7:2 9:-3
taking	0:4 1:-3 5:-2 7:2 9:-3
tan	2:3 3:3 4:-2 5:-3 7:-3 9:-2
tap	4:2 5:2
targe*	0:3 1:-5 5:-4 7:-2 9:2
target	0:3 1:-5 3:2 4:2 5:-4 7:-2 9:-2
tarif*	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:-2 8:2
tarje*	1:2
task	0:-4 1:2 2:-3 4:-4 5:-4 6:-2 7:2 8:-3 9:4
taste*	3:2
taucht	0:2 3:-2
tavol*	1:2 7:-2
tavoli	1:2 7:-2
te	0:-2 1:-3 3:-4 4:-2 5:2 6:-2 7:3 8:-2
team	1:-2 2:-2 3:-2 5:2 7:-3 9:2
techn*	0:-2 1:-5 2:-2 3:-5 4:-2 5:2 6:-2 8:5 9:-4
technical	5:3 8:-2
technical debt	5:3 8:-2
teile	1:-2 5:4 7:-2
tela	1:-4 2:-2 3:2 5:-4 7:2 8:-2 9:-2
tela de	0:2 1:-2 3:2 8:-2
telas	0:-3 1:-4 3:-3 5:6 7:-5 9:3
telef*	3:2 4:2 5:-2 7:-2
telefono	4:2
telem*	3:-2 4:3 7:-2
tell	2:-3 7:3 8:-3 9:-2
tell me	2:-2 7:3 8:-3 9:-2
tem	0:-3 1:-6 2:-2 3:-4 5:-2 6:3 7:6 8:-2 9:-2
tema	0:-3 3:2 5:3 9:-2
temos	5:2
tempe*	1:2
templ*	1:-3 2:-2 3:-2 5:3 6:2
template	3:-2 5:3
templates	1:-2 6:3
templates ?	6:2
ten	1:-3 3:-2 5:-3 7:4
tenan*	6:-2 7:3 8:-4 9:-5
tenant	0:2 1:-3 3:-2 5:3 8:-2 9:-4
tenant $	1:-2 4:-2 5:3 9:-3
tendr*	1:-2 2:3
tendría	1:-2 2:3
tendría que	1:-2 2:3
tenem*	0:2 1:-2 9:2
tenemos	0:2 1:-2 9:2
tener*	3:-2 9:2
tengo	0:-3 1:-3 2:3 3:2 5:-2 7:-2
tengo que	0:-2 1:-3 2:4 5:-3
tenta*	3:4 5:-3
ter	1:-2 5:3
terce*	5:-2 7:2
termi*	1:-5 3:3 4:-3 5:3 9:-2
termina	4:-2 5:2
terminal	0:2 1:-2 2:2 3:-3 5:-3
terms	1:-3 3:-2 4:2 5:4 8:-4
terms of	1:-2 5:3
terra*	4:2
terraform	4:2
test	0:-2 1:2 3:-2 4:-3 6:-2 7:3
test ?	0:-2 1:-2 3:-2
test coprono	6:3
test coverage	1:-2 5:4
test de	1:2 7:-2
test del	0:3 3:-2 5:-3
test for	7:3
test per	2:-2 3:-3 5:2 7:2
test ⟨name⟩	1:2 3:3 5:-4
testa*	0:-2 1:3 2:-2 3:5 5:-6 6:-3 7:4 8:-5 9:-2
teste	0:-2 1:2 6:-2
teste*	1:-3 2:3 3:-4 4:-2 5:2 7:-3 9:-2
tested	5:3 7:-3
testes	1:-4 3:-3 5:3
testes cobrem	1:-2 5:2 6:2 7:-3
testes de	2:2
testes do	3:-2 6:-2 7:2
testo	0:3 1:-2 2:2 3:2 4:-2 5:-4 7:-3
tests	1:-4 3:-4 4:-2 5:5 7:2 9:-2
tests $	5:3
tests ?	3:-2 7:4
tests couvrent	6:2
tests cover	5:2
tests de	1:-2 2:2 7:-2
tests for	1:-2 5:3
tests that	5:3 7:-2
text	0:3 1:-2 2:-2 3:-3 5:2
texte	0:4 3:-2
texto	0:3 1:-3 5:-3 7:2
than	0:2 1:-4 2:-2 4:-2
than the	1:-2
that	0:2 1:2 3:-4 4:-4 5:6 6:-2 8:-3 9:-4
that $	0:3 5:-3
that ?	0:2 3:-2
that a	0:3 1:-4 5:-2 7:3
that are	3:-2 5:3
that is	3:3 7:-2
that mention	5:2
that merges	0:2 1:-3 5:2
that the	3:-3 7:3
that ⟨name⟩	0:-2 1:-2 2:-2 3:3 5:2
that'*	0:-2 1:2 3:-2
that's	1:2 3:-2
the	1:2
the android	5:3 7:-3
the api	5:-3 9:2
the app	1:-3 3:3 4:-3 7:2
the audit	1:-3 5:4
the backend	1:-2 3:-2 9:3
the broker	1:3 5:-2
the build	0:-2 7:2
the caching	1:-3 2:2 5:-3 8:2 9:-2
the call	2:2 4:-2 5:-2
the checkout	0:-2 3:3 4:-2 5:2 7:-2 8:-2
the class	5:4 7:-3
the client	0:-3 1:2 7:2
the code	1:-2 2:-4 4:2 8:2
the column	5:2
the container	2:2 4:-2 7:-3 9:3
the crash	0:-2 1:2
the csv	0:-3 1:-3 3:-3 4:3 5:4 7:-3 9:-2
the dashboard	5:2
the default	5:3 9:-2
the difference	9:2
the discount	1:2 5:-2 8:2
the domain	7:2
the editor	0:-2 1:-3 4:3 5:-2 7:-2 9:2
the end	3:2 5:-2
the error	1:-2
the event	5:-2 8:2
the file	0:-5 4:-3 5:2 7:-3 8:3
the first	0:-2 1:4 5:-3 9:-2
the function	5:2
the game	0:-2 1:2 5:2
the global	1:3 2:-3 3:-2 9:-2
the header	3:2
the idea	1:2 5:-3 9:2
the import	0:2 3:2 7:-3
the importer	1:2 3:-3 5:2 7:-2
the invoice	0:2 1:-2 3:3 5:-3
the job	0:-2 1:-3 4:-2 5:5
the kiosk	1:-2 5:3
the last	1:2 5:-2
the layout	5:-2 8:2
the linter	0:2 1:-2
the list	2:-3 4:2
the login	0:-2 1:-2 3:3
the mail	3:-2 5:2
the main	1:-3 6:2
the message	0:-2 1:-2 4:2
the method	1:2
the migration	0:-2 1:5 7:-4
the moment	1:3 5:-2
the most	0:-2 1:-2 5:3
the network	5:2
the new	1:-2 5:-3 7:2 9:2
the nightly	4:-2
the old	0:-2 1:-3 3:2 9:2
the one	0:2 5:-2 7:2
the parser	1:-2 3:3 5:-3
the plugin	1:-3 2:-2 8:-2 9:2
the pricing	1:2 9:-2
the product	3:-2 5:3 7:2
the profile	0:2 1:-2 3:-2 5:-3 7:2
the queue	2:2 3:-4 5:4 6:-2
the readme	1:-3 8:2
the real	0:-3 5:3
the release	0:4 3:-2 4:-2 5:-4
the repo	1:-3 2:-2 4:-2 5:2 6:2
the request	0:2
the retry	3:-2 4:2
the review	0:2 5:-2
the router	9:2
the same	0:-3 1:2 3:2 4:-3 5:-5 7:-2 8:-2 9:4
the scheduler	7:2
the schema	1:2
the second	3:3 4:-2 5:-2 7:-2
the server	0:2 3:-4 4:2 7:-2 9:3
the service	1:-2 3:2
the services	8:3
the session	7:2
the shared	5:2
the signature	1:2 7:-2
the sql	0:-3 1:-2 4:2 5:2
the stack	0:-3 1:3 3:-3 4:-2 7:2 9:-2
the sync	0:-2 1:-3 3:-3 5:-3 8:2 9:2
the system	3:-2 4:2
the test	1:4 2:-2 4:-2 5:-3 7:-2
the thing	0:-2 1:3 2:-2 3:-2 4:-2 8:-2 9:-3
the three	1:-2 9:3
the trace	1:3 4:-3 8:-2
the two	0:-3 1:-4 5:-5 9:5
the user	3:-2 4:3 5:-3 7:-3 9:-2
the value	1:4 5:-4
the warehouse	1:-3 3:-2 5:2 7:2
the way	1:3 5:-2
the websocket	3:-2 5:-2 7:2
the worker	0:2 1:-5 2:2 4:-3 5:-2 9:3
the worst	0:-2 5:3
the ⟨name⟩	0:3 3:2 4:-2 7:-3 8:-2 9:-4
the ⟨path⟩	1:2 3:-3 9:3
the ⟨text⟩	1:-2 3:-2 4:3
their	0:-4 1:-4 4:-4 5:4
their own	0:-2 3:-2 5:2 9:-2
them	0:-3 1:-5 2:-2 3:3 4:-3 5:3 7:-5 8:-2 9:3
them $	0:-2 1:-3 5:4 7:-4 8:-2
them ?	5:2
theme	0:-3 1:-4 2:3 5:4 7:-2
then	1:-6 2:-4 4:8 5:-7 6:-2 7:-5 8:-3 9:-4
then what	0:-2 1:-4 3:-4 4:6 5:-4
there	2:-2
there $	0:-2 1:2 5:-2 6:2
there ?	5:2
there a	3:3 4:-2 5:-2 7:-2
there are	5:3 9:-2
there*	1:-2 3:2
these	0:-2 1:-6 2:-3 3:2 4:-4 8:-3 9:4
they	0:-2 5:-2 7:-2
they look	3:2
thing	0:-5 1:2 2:-3 3:-5 4:-4 5:3 8:-4 9:3
thing*	0:-2 1:-3 3:-2 5:3 7:2
things	0:-2 1:-3 3:-2 5:3 7:2
third	1:2 2:3 5:-3
this	0:-4 1:2 2:-4 4:-3 5:-2 8:4
this codebase	1:4 4:-2 5:-3
this project	0:-2 1:2 3:-2 5:-2
this repo	1:-3 3:-2 5:2 9:3
thoug*	1:4 5:-4
though	1:2
threa*	1:-4 2:2 8:2 9:-2
thread	0:2 1:-2 5:-3 7:3
threads	1:-3 2:3 3:2 4:-2 5:2 7:-5
three	0:-3 1:-3 2:-2 3:2 4:2 5:-5 7:2
throu*	0:-2 1:-2 3:-3 4:2 5:-3 8:-2 9:3
through	0:-2 1:-2 3:-3 4:2 5:-3 8:-2 9:3
through $	0:-2 1:2 4:-3 7:-2 9:3
through the	1:-2 2:2 5:-2 8:-2 9:2
throw	0:-2 3:-3 5:3
throw $	0:-4 1:-2 5:5
throw ?	0:3 7:-2
throw new	5:2
throw*	0:4 3:-4 4:-2 5:2 7:-2 9:-2
throwing	0:4 1:-2 5:-5
thrown	3:-2 7:-2
throws	0:-3 1:-4 3:-2 5:6
throws ⟨error⟩	5:2
thumb*	4:2 5:-3
thumbnail	4:2 5:-3
tick	0:-3 1:2 2:-3 3:-3 4:3 5:-3 7:3 9:-2
ticke*	0:-3 1:-3 2:-3 4:5 7:-2
ticket	0:-2 1:-3 2:-3 4:4 7:-2
tiene	0:-4 2:-2 3:-4 4:-2 5:-5 6:4 7:2 8:-2
tile	4:2
time	3:2 5:-2
timeo*	1:2 3:-2 5:-2 7:2
timeout	1:2 3:-2 5:-2 7:2
timer	1:2 5:-3 7:2
times	0:-3 2:2 3:2 4:-3 5:-6 7:2 8:-3 9:-2
times*	0:3 5:-3
timin*	3:-3 5:-2 7:3
timing	3:-3 5:-2 7:3
tipi	1:-3 5:3 6:2 7:-2
tipo	1:2 2:2 3:-3 5:-2 6:-2 7:3
tipo de	2:2
tipo di	0:-2
tipo ⟨name⟩	0:2 1:3 5:-4 7:2
tipos	0:-2 3:-3 5:3 9:-2
tipos de	1:-2 5:3
tira	4:2 5:-2 6:2 7:-2
tirar	5:2
tirar o	5:2
to	1:3 2:2 3:-3 4:-3
to $	1:2
to a	0:-2 1:-3 3:-2 4:2 7:3
to add	1:-2 2:3 4:-2
to be	1:2 3:-2
to break	1:-2 2:3 7:-2
to change	0:-2 1:2 7:-2
to class	2:2
to delete	1:-2 5:2
to get	0:-2 2:3
to keep	7:2
to know	1:2 4:-2 5:-4
to me	1:2 4:-2
to n	0:-3 1:2 2:3 3:-2 4:-3 8:-3 9:-2
to see	0:3 3:-2 5:-3
to sql	7:2
to the	0:-3 2:-3 3:-2 4:6 5:2 7:-3 8:-2
to touch	1:-2 5:3
to ⟨name⟩	2:-2 4:-2 7:2
toast	2:2
toca	4:-3 5:4
tocan	5:2
tocar	1:-2 2:2
tocar ?	1:-2 2:2
tocca	4:2
tocca*	7:2
toccano	5:2
toccare	7:3
tocco	0:-2 3:-2 5:4 7:-2
toda	0:-4 1:-5 2:-2 3:2 5:-2 7:4
todas	4:-2 5:5 6:-2 7:-2
todas as	5:3
todav*	6:-2 7:2
todavía	6:-2 7:2
todavía ?	5:4 7:-3
today	1:-2 5:2
todo	0:-2 1:-3 2:-2 4:-2 5:4 8:-2
todo mundo	5:3
todos	0:-5 1:-2 3:-4 5:7
todos los	0:-3 3:-2 5:4
todos os	0:-2 5:3
toget*	1:2 2:-3 8:3
together	1:2 2:-3 8:3
token	0:2 1:-5 2:2 3:4 5:-3 6:-3 8:-3 9:-3
token ?	1:-2 2:4 3:-2 5:-2 7:-3
token*	0:4 1:-2 3:-2 5:-3
tolgo	1:-2 5:4 7:-3
too	0:-2 2:-2 3:2 6:-2 7:4 9:-2
too deep	5:-2 7:3
too many	5:-2 7:3
too much	1:2 5:-2
too old	3:2
tools	0:-2 2:-2 3:-3 4:-3 5:-4 7:-3 8:5 9:-2
toolt*	0:-2 1:-2 3:3 4:-2 5:2 7:-2
tooltip	0:-2 1:-2 3:3 4:-2 5:2 7:-2
top	0:-2 1:-3 3:-2 5:5 8:-2
topic	2:-2 3:-4 4:-3 5:5 7:-2
topic ⟨name⟩	5:3
toque	1:-2 2:-2 3:-2 4:4
torna	0:-2 1:-3 2:-2 3:6 5:-4
torna*	3:-2 7:-2 9:2
total	1:-2 3:2 5:-3 6:2 7:2 9:-2
total*	0:-2 1:-2 3:2 5:-3 9:3
totale	3:3
totals	5:-2 9:3
toter	1:-3 4:-2 7:3
toter code	1:-3 4:-2 7:3
touch	1:-3 2:-2 5:5
touch*	0:-4 1:2 2:-2 5:2 9:-2
touche	0:-3 7:4
touched	1:3 7:-4
touching	5:4 7:-2
touching the	5:2
touché	3:2
toujo*	3:3 5:-2
toujours	3:3 5:-2
tour	1:-2 3:-2 5:-3 8:4
tour of	3:-2 5:-2 8:4
tourn*	0:-2 1:-4 2:-2 4:2 7:2 8:-2
tourner	1:-3 3:-2 5:2 7:3
tous	0:-3 1:2 4:-2 5:2 6:-2 8:-2
tous les	0:-3 1:3 7:2
tout	0:-2 2:2 3:2 4:2 5:-4 8:-2
tout $	3:2 5:-2 7:-2
tout ce	3:-2 4:3
tout le	5:2
toute*	3:3
toutes	3:3
toutes les	3:3
tra	1:-4 2:-2 5:3 8:-2 9:2
tra ⟨name⟩	1:-2 4:-3 5:3
traba*	0:-2 1:2 3:-2 7:-2
trabajo	5:2
tracc*	0:2 2:-3 3:2 4:-4 7:-3 9:-2
trace	0:3 1:4 4:-3 5:-4 6:-2 7:-5 8:-3
trace id	1:4 4:-5 5:-2 7:-2 8:-3 9:-2
trace*	5:2
track*	2:2 3:-2 5:2
tradu*	1:-2 4:-2 5:4 7:-3
traduction	3:-2 5:4
train*	1:3 2:-2 3:-2 4:-2 5:-2 7:2
trait	0:-2 5:5 6:-2 7:-2
trait ⟨name⟩	3:2
trait*	1:-3 5:4
traitement	1:-2 5:2
trans*	0:-2 3:-4 5:2 7:-2 9:2
transaction	0:-2 2:2 3:-2
transaction n	1:3 3:-2
transactional	3:2
transitive	1:-2 5:3
trata	5:2
trata*	2:-2 3:-2 5:-3 8:3
trave*	0:-2 2:-3 4:4 5:-2 7:2
travel	0:-2 2:-3 4:4 5:-2 7:2
travel from	2:-2 7:2
tre	0:3 2:-2
tree	0:-2 1:-3 2:-3 8:3
tree $	0:-2 3:-3 4:-2 7:-2 8:3
treib*	4:2
treiber	4:2
tres	0:2 1:-3 2:-3 3:3 4:-2 7:-4 8:-2
trigg*	1:-4 5:4
trigger	0:-3 1:-3 5:4
troca*	1:-3 5:2 6:2
trocar	6:2
trois	1:-2
trop	3:-2 5:-5 7:5 8:-2
trop de	3:-2 5:-4 7:4
tropp*	0:-2 1:-3 2:-3 3:-2 4:-2 6:-2 7:5
troppo	0:-2 1:-2 2:-3 3:-2 4:-2 7:4
trouv*	0:-2 4:-2 7:3
trouve	4:-2
trouve la	1:-2 8:2
trova	0:-4 5:5
trovo	0:3 2:-2 3:-2 5:-2
truc	1:2 3:-3 5:-5 7:5 8:-2 9:-2
true	0:6 1:-4 2:-5 3:4 4:-4 5:-4 6:-2 7:-3 9:-3
true $	0:5 1:-3 3:-4 5:-3
true ?	0:3 3:-2 4:-2 5:-4 7:2
try	0:-3 3:-2 5:5 9:-2
try restarting	1:2
tryin*	3:2
trying	3:2
trying to	3:2
três	3:3 5:-2 7:-2
ts	1:2 3:5 5:-4 7:-3
ts $	1:3 3:3 5:-4 7:-2
ts n	3:2
ttl	3:2
tu	0:-2 1:4 2:-2 5:-3
tun	3:-3 5:-3 7:3
turn	0:-2 1:-3 4:4 7:-2
turni	1:3 5:-4 7:2
tut	1:-2 3:2
tutte	0:-2 4:-2 5:3 7:-2
tutte le	3:-2 5:4
tutti	0:-4 2:-2 3:2 4:-2 5:2 6:-3 8:-2 9:-2
tutti i	0:-3 1:2 3:-2 4:-2 5:4 6:-2 7:-3
tutto	0:-2 1:-3 4:-4 5:3 7:-2 8:2 9:-2
twice	1:-2 3:6 5:-3 7:-2
twice $	3:4 5:-3
twice since	3:2
two	0:-4 1:-3 2:2 3:5 4:-3 5:-6 6:-2 8:-3 9:5
two caches	3:2
typ	0:-2 3:-2 5:3
typ ⟨name⟩	0:-2
type	1:4 2:2 3:3 5:-6 6:-3 9:-2
type $	1:3 3:2 5:-3
type de	1:4 5:-3 7:-3
types	1:-5 3:-2 5:6 7:-2 9:-2
tá	1:-4 2:-2 4:-2 9:4
tão	1:2 3:3 5:-4
télép*	3:4 5:-2 7:-3
tête	2:-2 3:3 4:-2 5:-3 8:-2
ui	1:2 4:-2 5:-2 7:2 8:-2
um	2:2 3:-2 6:-2 7:-3 9:-3
um ⟨name⟩	0:-2 1:-3 5:3
uma	0:-2 1:-4 2:2 5:-8 6:-2 8:6
uma visão	8:2
umben*	3:2
umlau*	3:6 5:-3 7:-3
un	0:-2 5:-6 7:3 8:3
un altro	0:-2 1:-3 2:2 3:3 4:-2 5:2 7:-3 8:-3
un cliente	0:-2 3:4 5:-2
un fichier	7:2
un lot	1:3 8:-2
un nouveau	2:3 4:-2 8:-2
un nuevo	0:2 2:3 5:-3
un nuovo	0:-2 2:3
un seul	3:2
un test	1:-3 3:2 5:-3 7:3
un ticket	2:-2 4:2
un try	1:-2 5:4
un ⟨name⟩	0:-2 1:-4 4:-2 6:3 7:-2 8:-2 9:2
una	0:-3 3:-2 4:3 5:-3 8:3 9:-2
una modifica	3:-2 5:6 7:-4 8:-2
una sola	1:3 7:-2 9:-2
una volta	0:-2 1:2 5:-3
uncau*	3:3 5:-2
uncaught	3:3 5:-2
uncaught in	3:3 5:-2
und	0:-5 1:-2 2:-2 4:3 6:-3 7:-4 8:-2 9:5
und wie	0:-2 1:-3 2:-2 4:-2 5:2 7:3
und wo	0:-2 1:3 5:-2 7:-2
undef*	1:-2 3:7 5:-4 7:-2
undefined	3:6 5:-4 7:-2
undefined reference	3:2
under	0:2 1:5 2:2 5:-6 7:-2 8:-2
under the	1:2 2:-2
under what	1:5 3:-3 5:-3
under*	0:-2 1:3 2:3 5:-4 7:-2 9:-2
understand	1:-2 2:3 4:-2 5:-2 9:-2
une	1:-5 2:2 3:4 5:-4 6:-2 7:3 9:-3
une fois	4:3 5:-3
une ⟨name⟩	0:3 1:-2 5:-2
unexp*	3:2
uniqu*	3:4 5:-3
unique	3:3 5:-2
uniquement	3:2
unit	0:3 1:3 4:-2 5:-5 6:2
unit test	5:-2 7:3
unit tests	0:3 1:-2 4:-2 5:-3 6:2 7:-2
unita*	3:2
uno	0:-2 1:-2 3:2 7:2
uno $	3:2
uns	3:-3 4:-3 5:-2 8:3 9:2
unser*	0:-2 1:-2 2:-2 3:-3 4:-2 7:2 9:3
unsere	2:-2 5:-2 7:3
unserem	3:-2 5:4 7:-2
unter	0:-3 1:4 2:-2 3:-4 4:-3 5:-2 6:4 7:-3 8:-2 9:-2
unter*	0:-4 1:-5 2:-2 3:2 4:-4 5:-3 6:-2 7:-2 8:-2 9:6
unterklassen	3:-2 5:2
unterschied	0:-2 1:-2 3:-3 4:-2 5:-2 7:-2 9:5
until	1:-2 2:-2 3:2 4:4 5:-2 7:-2
until the	2:-2 4:3
unuse*	3:-2 7:3
unused	3:-2 7:3
up	0:4 1:-2 3:2 4:2 5:-5 6:-2
up $	0:-2 2:-2 4:2 9:2
up ?	0:2 3:-2 5:-3 7:-2 8:2
up in	0:3 1:-2 2:2 3:-2 5:-4
up the	0:3 1:-3 2:2 3:-2
up with	1:-4 3:2 4:-2 5:3
up ⟨name⟩	1:-2 5:2
updat*	1:-2 2:-2 4:-2 7:2 9:-2
update	0:-3 2:-2 4:-2 5:2 7:2 9:-2
updated	0:3 5:-2
upgra*	0:-2 2:2 3:-2 4:-3 5:3 7:-4 8:-3
upgrade	0:-2 2:2 3:-2 4:-3 5:3 7:-4 8:-3
uploa*	1:-4 2:-4 3:-2 4:4 5:-5 8:3 9:-3
upload	2:-3 3:-5 5:-2 6:-2 8:4
uploader	3:-2 4:3 6:2 7:-2
upon	4:2
us	0:-3 3:2 4:2 5:-8 7:3 8:2 9:2
us ?	7:3
usa	3:-2 4:-2 5:-2 8:2
usa el	1:3 2:2 5:-3
usa ⟨name⟩	0:2 5:-5 6:3
usado	0:-4 5:2 7:3
usage	0:-2 1:-2 5:4 6:-4 7:2
usage*	0:4 1:-2 3:-2 4:3 5:-3 6:-2
usages	0:4 5:-2 6:-2
usages of	0:-3 5:5
usamo*	1:2 5:-3 7:-3 9:2
usamos	1:2 5:-3 7:-3 9:2
usar	3:4 5:-5 7:-2 9:-2
usar ⟨name⟩	7:2
usare	7:2
usato	1:-2 6:-2 7:5
uscit*	5:3
uscita	5:3
use	0:-2 2:-2 4:-2 5:5 7:-2 8:-3
use ?	0:-2 5:2 6:2
use of	5:2
use the	1:2 5:-2
use two	3:2
use ⟨name⟩	0:2 6:-2
used	0:4 5:-2 7:2
used $	0:4 5:-4
user	4:2 6:-2 9:-2
users	1:-3 3:5 4:-2 7:-3
uses	0:-2 1:3 3:-2
uso	5:-2 7:2
usos	0:-2 2:-3 3:-3 4:-2 6:5 7:-3
usos de	3:-2 5:-5 6:6 7:-2
usuar*	3:3 4:-2 5:-3
usuario	3:2
usuarios	3:3 5:-3 7:2
usuár*	0:3 5:-3
usuário	0:3 5:-3
utc	0:2
utent*	0:-2 1:-3 3:2 4:2 5:-3
utente	1:-3 2:-2 3:2 4:2 7:-3
utili*	3:2 4:-2 8:-2 9:-2
utiliser	2:2 3:-2 5:2
utilisé	0:2 5:-3 7:2
v	0:-3 1:-3 2:3 3:-2 7:3 8:-2
v n	0:-3 1:-3 2:3 3:-2 7:2 8:-2
va	2:-2 3:4 9:-2
va a	0:2 1:-2 3:2 7:-2
va in	3:4 7:-3
vacía	3:2
vai	0:-4 3:3 5:2 7:-2 8:2
vale	0:-3 1:-5 2:-3 3:3 4:-2 5:-7 6:-2 7:5 8:3 9:-3
valeu*	0:3 2:3 3:-2 4:-5 6:-2 7:-2 9:-4
valeur	0:4 1:2 2:3 3:-2 4:-5 7:-2 9:-4
valeur de	0:5 1:-2 2:2 4:-4 5:-3 9:-3
valid*	0:-4 1:-2 4:-3 6:-2 8:-3 9:4
validación	1:-3 4:-3 7:2 9:3
validación del	1:-3 4:-3 7:2 9:3
validate	4:2 5:-3 7:3
validation	1:-2 2:2 3:-3 4:-2 7:-3 9:3
validation errors	2:3
valor	1:-3 3:2 5:3 7:-3 8:-2
valor de	0:2 1:-3 5:2
valor*	1:-4 3:-2 4:-3 5:5 7:-2 8:2
valore	1:-2 2:2 4:-3 5:3
valore di	5:2
value	1:3 2:2 3:5 4:-2 5:-3 7:-3
value $	2:2 4:-2 5:2 7:-2
value in	3:3 5:-2
value*	0:-2 1:-3 5:4 7:-2
values	0:-2 1:-3 5:4 7:-2
valut*	0:-2 1:-2 2:-2 3:-3 4:-2 5:-3 7:2 8:4
var	3:2 4:3 9:-3
varia*	0:2 1:-2 2:-2 3:3 4:-3 5:3 6:-2 7:-2 8:-2 9:-3
variabile	0:4 3:-2 7:-2
variable	1:-2 3:3
variable ⟨name⟩	3:2 7:-3
variables	1:-2 5:5
variant	1:3 5:-2
variantes	5:3
varianti	5:2
variants	3:-2 5:4
variá*	0:2 7:-2
variável	0:2 7:-2
vaut	1:-2 5:-3 8:2 9:2
vazio	3:2 5:-3 7:2
ve	0:2 1:-2 5:-2
vec	1:-2 3:-2 5:2
vec n	1:-2 3:-2 5:2
vecch*	1:-2 7:4
veces	0:-3 2:-2 4:-3 5:-4 6:5 8:-2 9:-2
vecto*	0:4 1:-2 5:-3 6:2
vector	0:3 1:-2 5:-2 6:2
vector n	0:2 1:-2 6:2
veder*	1:-2 5:3 7:-2
vedere	1:-2 5:3 7:-2
vedo	0:-2 1:-2 7:4
vehic*	5:3 6:-3
vehicle	5:2 6:-2
vem	0:2 1:2 3:2 5:-4
venga	3:-4 5:-2 7:4
vengo*	0:-2 1:-2 2:4 3:-2 4:-2
vengono	0:-2 1:-2 2:4 3:-2 4:-2
venta*	1:-2 2:3 5:-3 7:-3 9:2
ver	5:3
verar*	2:-2 4:3
verer*	5:-2 7:3
verge*	1:-2 2:3 3:-2 5:-2 7:2
verif*	1:3 2:2 3:-3 4:-2 7:-3
verlo*	0:2
verloren	0:2
verloren ?	0:2
verro*	0:-3 2:5 3:-3 4:-3 5:-4 7:-3 8:-3
vers	1:-2 3:4
versc*	1:-3 2:-2 5:2 6:-2 9:-3
verschiedene	3:3 5:-2 9:-2
versi*	0:-2 1:3 4:-2 5:-3 6:2 7:2 8:-2
version	2:2 7:2 9:-3
version $	1:2 5:-2
version of	3:2
versions	1:2 5:-3 6:2 9:2
versions of	1:-2 5:-2 9:2
versión	1:3 5:-3
verso	4:-2 5:2
verst*	0:-2 2:4 3:-2 4:-3 5:-2 8:-2 9:-3
versu*	0:-2 3:3 4:-2 5:-4 7:-2 9:3
versus	5:-2 9:3
versã*	0:-3 1:3 2:-2 4:-2 9:-2
versão	0:-3 1:3 2:-2 4:-2 9:-2
versão do	0:-2 1:2
vertr*	1:3 2:-2 3:-3 5:-3 7:-2 8:3 9:-2
verwe*	7:2
verwendet	7:3
verwendet ?	7:3
verän*	0:-2 1:-2 2:-2 3:-3 5:3 7:3
verändert	3:-3 7:4
veut	1:4 5:-3
veut dire	1:3
veux	0:3 3:-3 4:2 5:-3 7:2
veux dire	4:3 5:-3 7:2
vez	1:-3 2:-2 3:3 4:-3 5:-6 7:6 9:-3
vez de	1:2 3:2 9:-2
vez que	5:-2 7:3
vezes	0:-2 1:-2 3:3 5:-2 6:2 8:-2 9:-2
vi	0:4 1:-3 3:-3 5:-3 7:4 8:-2
via	1:-3 4:-4 8:2 9:-2
vida	1:-2 4:-2 8:4
vida de	1:-2 4:-2 8:4
vide	3:3
video	1:2 3:2 5:-3
vie	3:-2 4:4 5:-2 8:-2
viel	1:2 2:-3 3:-3 4:-2 5:-4 6:2 7:3
viele	1:-3 2:-3 3:-2 4:-2 5:-4 6:5 9:3
viele*	0:-2 1:-2 2:-3 3:-4 4:-2 5:-4 6:5 7:3
vielen	0:-2 1:-2 2:-3 3:-4 4:-2 5:-4 6:5 7:3
viene	1:4 5:-2 6:-2 8:-3
viene chiamato	1:-2 3:2 5:2 7:-3
viene mai	1:-2 5:-4 6:-2 7:5
viene pubblicato	1:3 3:2 5:-2 7:-3
vient	0:-2 1:-3 2:-3 3:-2 4:3 5:-3 7:2 9:3
view	1:-4 2:4 4:-2 7:-2 8:-2 9:-2
views	0:3 1:-3 3:-2 6:-2 7:-2 9:-2
viola*	0:-3 1:-4 3:-2 5:4
violates	3:3 5:-2
virer	7:2
virtu*	5:3
visib*	0:-2 1:-2 3:-2 4:2 5:3 7:-3 9:-2
visit*	0:-2 1:-2 2:-2 4:2 5:-3 8:3 9:-2
vista	3:3
visão	8:3
visão geral	8:3
vita	1:-2 2:-2 3:-3 4:2 5:-2 7:-3 8:-2 9:4
vive	2:-3 3:-2 4:3
você	1:-3 5:3 7:2
void	0:-2 1:-4 3:3
vois	5:-2 9:2
volta	0:-3 1:2 4:-3
volte	0:-2 1:-2 3:4 4:-3 5:-4 6:3 8:-2 9:-2
vom	0:-2 1:2 4:2 5:-2 7:2 8:-2 9:-2
vom scheduler	1:-2 5:3
vom typ	0:-2
von	1:2 2:-3 4:-4 5:3 6:3 7:-4 8:-2 9:-2
von der	1:-2 2:-2 3:-2 4:2 5:2 9:2
von wem	1:3
von wo	0:4 5:-3
von ⟨name⟩	0:2 1:2 3:-2 4:-3 6:4 7:-3 8:-3 9:-3
von ⟨path⟩	4:-2 5:5 7:-2
vor	1:-3 2:-3 3:3 4:-2 5:-5 6:2 7:-2
vor $	3:-3 5:-2 6:3 7:2
vorga*	2:2
vorgang	2:2
vorko*	5:3
vorre*	4:2 7:-2
vorrei	4:2 7:-2
vou	0:-3 2:2 4:2 5:2
voudr*	1:-2 2:2 5:2
voudrais	1:-2 2:2 5:2
voy	5:3 7:-2
voy a	5:3 7:-2
vs	0:-2 1:-2 2:-2 3:-3 4:-3 5:-5 7:-2 9:7
vue	0:-3 1:-2 2:3 4:-2
vuelv*	3:3 4:-2
vuelve	3:3 4:-2
vuelve a	3:3 4:-2
vuota	7:3
vérif*	1:-2 5:5 7:-3
vérifie	5:3 7:-2
wait	0:-2 1:2 3:3 5:-3
waiti*	3:-3 7:4
waiting	3:-3 7:4
wal	1:4 4:-2
walk	0:-2 1:-2 2:2 3:-2 4:2 5:-2 8:-2
walk me	0:-2 1:-2 2:2 3:-2 4:2 5:-2 8:-2
wann	0:-3 1:3 4:-2 5:-2 7:-3
want	0:-2 1:-2 2:2 5:2
want a	1:2 3:-2
want to	1:-4 2:3 5:3
wants	1:-4 3:-2 4:2 5:4 7:-2
war	2:2
wareh*	1:-3 3:-2 5:2 7:2
warehouse	1:-3 3:-2 5:2 7:2
waren*	1:2 5:-3 7:2
warenkorb	1:2 5:-3 7:2
warm	0:3 5:-3
warn	3:4 7:-2 8:-2
warni*	0:2 1:-3 2:-2 5:-4 7:3
warning	0:2 1:-3 2:-2 5:-4 7:3
warum	3:4 7:-4 9:-3
warum ist	3:3 7:-2
was	0:-2 1:4 2:-4 5:-2 6:-3 7:-2 9:2
was bedeutet	1:4 3:-2 5:-2
was ist	3:-3 4:-2 5:-2 7:-2 9:4
was macht	1:3 3:-2 5:-2 9:-2
was mit	4:2 5:-2
was muss	3:-2 5:2 7:-2
was passiert	1:4 5:-4
was ruft	5:3
was the	1:2 2:-2 3:2 5:-2 9:-2
was wird	1:2 3:-3 4:2 7:-2 9:-2
watch*	0:-4 1:2 4:2 5:-4 6:-3 7:3 8:-2 9:-2
watchdog	0:-3 1:3 4:3 5:-3 7:-2
watcher	1:-2 7:5
way	0:-3 2:5 3:-4 5:-2 7:-3 8:-2 9:-2
way to	1:-2 2:5 3:-3 4:-2 5:-3 7:-2
ways	1:-3 2:3 3:-4 4:-2 5:3
we	2:-4 3:-2 6:-2 7:2
we catch	0:-3 5:3 7:2
we do	0:-3 3:-2 4:3
we get	2:-2 4:2
we go	1:-2 2:-2 4:2 5:3 7:-3
we have	1:-2 3:-2 7:5 9:-2
we new	0:2
we swallow	0:3 5:-3 7:2
we use	3:2
weak	0:-2 1:2 5:-2
web	0:-3 1:-2 3:-2 4:-2 5:2 7:-3 9:3
webho*	0:2 2:-2 5:-5 7:3 8:2 9:-2
webhook	0:2 2:-2 5:-5 7:3 9:-2
webhook ⟨name⟩	1:3 5:-3
webso*	1:2 2:-3 3:2 4:2 5:-5
websocket	1:2 2:-3 4:2 5:-4
weg	0:-2 1:-2 2:3 3:-2 4:-2 7:2
weg $	0:-2 1:-2 2:3 4:-3
weigh*	1:4 5:-5 7:3
weite*	0:-2 2:3 3:2 4:-3 7:-2 8:-2
weiter	5:2
welch*	0:-2 1:3 3:-4 5:4 6:-2 7:-5 8:-2 9:-2
welche	2:-2 3:-4 4:2 5:5 6:-2 7:-4 8:-2
welche dateien	5:2
welche funktionen	0:-2 1:-3 4:4
welche klassen	1:-2 5:4
welche module	1:-2 5:4
welche teile	1:-2 5:4 7:-2
welche tests	5:2
welche überladungen	5:2
welchem	0:-3 2:4 4:-3 5:-4
welchen	0:-4 3:-3 5:6 7:-3
welchen stellen	0:-3 5:3
welcher	0:2 1:3 5:-3 7:-3 9:-2
welcher code	0:-3 5:2 7:-2
welcher datei	0:4 5:-2
welcher reihenfolge	4:3 5:-2
welcher stelle	0:4 5:-3
wem	1:2 7:-2
wenn	0:-4 2:-2 4:3 5:2 6:-3 9:-3
wenn der	1:-2 4:3 5:-2 6:-2 7:-2
wenn die	5:-2 7:2
wenn ich	1:-2 2:-2 5:2 8:2
wenn ⟨name⟩	1:-3 3:-3 5:5 7:-2
went	1:2
wer	0:-2 2:-2 4:-2 5:5 6:-2 7:-8 9:-2
wer ist	1:4 5:-3
wer ruft	8:3
wer wirft	1:-2 5:4
werde*	1:-3 3:3 4:-2 5:-2 6:-2 9:-2
werden	1:-3 3:3 4:-2 5:-2 6:-2 9:-2
werfe*	7:2
werfen	7:2
wert	1:-2 2:2 4:-2 5:3 6:-2 9:-2
werte	3:2 4:2 6:-2 7:-4
wesha*	7:-3 9:2
weshalb	7:-3 9:2
what	0:-2 1:4 3:-2 4:3 6:-2 7:-6
what $	0:-3 2:3 3:-4 4:-3 5:4 7:-4 8:-2 9:2
what ?	1:-4 3:-3 4:2 5:3
what are	0:-3 3:4 4:-2 5:-2 7:-2
what can	1:-5 5:5
what code	0:-3 1:3
what could	3:2
what did	0:-2 1:4 5:-4
what do	0:-2 3:-4 7:-2
what does	0:-3 2:-3 4:4 5:3 7:-4 9:-2
what else	3:-2 4:-3 5:3
what falls	1:-2 2:-2 3:-2 5:5 7:-2
what functions	1:-3 5:3
what gets	1:-3 4:-3 5:3
what happens	3:-2
what in	3:-3 4:-3 5:2 9:2
what is	0:-3 1:2 4:-3 5:-4 7:-2 8:2 9:-2
what makes	3:3 5:-2 7:-2
what order	4:2 8:-2
what runs	4:2 5:-3 9:2
what should	2:-2 8:2 9:-2
what the	1:-2 4:4 5:-2
what would	2:2 3:-2 4:-2 7:-2
what'*	0:-5 6:-2 7:-4
what's	0:-5 6:-2 7:-4
what's a	1:4 5:-2 8:-2
what's the	0:-3 2:4 3:2 4:-3 5:-7 7:-2 8:-2 9:2
whats	1:3 2:3 3:-4 4:-2 7:-2
whats the	2:3 3:-3 4:-3
when	0:-2 3:3 4:-2 7:-3 8:-2 9:2
when a	3:-2 4:-2 7:2
when i	3:2
when the	1:3 3:4 4:-2 5:-4 7:-3 9:-2
when trying	3:2
where	0:8 1:-3 3:-2 5:-2 7:-4 9:-2
where $	0:5 5:-2 7:-2
where are	0:3
where do	0:3 1:-3 4:-2 7:-2
where does	0:3 2:-2 3:-2 4:2 5:-2 7:-2
where is	0:7 3:-3 5:-4 7:-2
where should	3:-2 5:3
where ⟨name⟩	4:-2 5:3
where's	0:2 3:-2 7:-2
where's the	1:2
where*	0:2 3:-2 7:-2
which	0:7 1:4 2:-3 3:-4 4:-3 6:-2 7:-7 8:-2 9:2
which classes	1:-2 5:4 6:-2
which code	0:4 1:-4 2:2 3:-2 5:-2 7:-3 9:-3
which file	0:2 1:2 5:-3
which files	5:4
which function	0:5 1:-5 5:-2
which functions	0:-3 1:-4 4:2 5:4 9:-2
which is	0:-2 1:-2 5:-2 9:3
which modules	0:-3 5:4
which of	0:2 3:-2 4:-3 5:-3 7:-2 9:2
which one	0:2 3:-2 4:-2 5:-3 9:3
which ones	1:-3 5:4
which parts	0:-3 2:-2 3:-2 5:3 8:2
which places	1:-2 5:2
which screens	5:2
which services	0:-2 1:-2 4:3
which tests	0:-2 5:5 7:-2
while	0:-2 1:2 3:2 7:-2
while the	1:3 5:-2
who	0:2 2:-2 4:-2 5:3 6:-2 7:-5 9:-3
who calls	0:-2 3:-2 5:2 8:2
who catches	0:-2 5:4
who is	0:-3 1:3 3:-2 7:-2
who listens	5:3
who reads	5:2
who sets	0:-2 1:-3 5:5 7:-2
who throws	5:2
whole	5:2
whom	2:-2 3:-2 4:-2 5:-2 8:3
whom $	2:-2 8:2
why	0:-2 1:2 2:-2 3:6 4:-2 5:-5 7:-4 8:-2
why $	1:2
why ?	0:-2 1:2 3:3 5:-3 7:-2 9:-2
why are	3:-3 9:3
why do	3:3 7:-2
why does	3:4 7:-2
why is	1:-2 3:4
widge*	1:-4 2:-3 3:-2 4:-2 6:-2 7:5 8:2 9:-4
widget	1:-3 2:-3 3:-2 4:-2 6:-2 8:3 9:-3
widgets	0:-2 1:-2 3:-2 7:5 8:-2 9:-2
wie	0:-2 2:3 6:4 7:-2 8:-2 9:-2
wie funktioniert	2:2
wie füge	2:2
wie kommt	1:-2 2:-2 3:2 4:3 6:-2
wie oft	6:4
wie schlimm	0:-2 1:2 2:-2
wie starte	2:2
wie viele	2:-2 5:-2 6:5
wie vielen	2:-2 3:-2 4:-2 5:-4 6:6
wie werden	2:4
wiede*	0:2 1:2 4:-3 5:-7 7:2
wieder	0:2 1:-2 3:3 5:-3 7:-2
wieso	3:2
will	0:-4 1:-4 2:2 3:-4 4:-3 6:-2 7:5 8:-3 9:-2
will ⟨name⟩	7:4
windo*	1:3 2:2 3:-2 5:-5 7:2 8:-4 9:-2
window	4:2 5:-2
windows	0:-3 1:3 2:2 3:-2 4:-3 5:-4 7:2 8:-4 9:-2
windows $	0:-2 1:4 2:-2 3:-2 5:-2 8:-2
wir	4:-3 7:3 8:-3 9:-3
wir die	0:-2 1:-2 2:3
wir haben	7:2
wir ⟨name⟩	0:3 5:-4 7:3
wird	2:-2 7:3 8:-2 9:-3
wird $	0:-2 1:-2 2:-3 3:-4 4:2 5:5
wird ?	1:-2 3:3 4:-2 5:-5
wird das	5:-2 7:2
wird der	5:-2 7:2
wird die	0:3 5:-4
wird ein	0:3 5:-2
wird ⟨name⟩	0:-3 1:2 6:2 7:3
wirft	0:-2 4:-2 7:3 9:-2
wirft ⟨name⟩	1:-3 7:4
wise	3:-2 5:4
with	0:-2 2:-3 5:3 6:-2 9:-2
with a	0:-4 1:-3 3:2 4:2
with and	0:-2 2:2 5:-3 7:2
with the	0:-2 1:-5 2:-3 3:2 4:2 7:-2 8:-2 9:2
with ⟨name⟩	0:-2 1:3 3:-3 4:-2 7:-2
withi*	1:-2 4:2 7:2
within	1:-2 4:2 7:2
witho*	0:-2 2:2 3:-3 7:2
without	0:-2 2:2 3:-3 7:2
wizar*	1:-2
wizard	5:-2
wo	0:10 2:-2 3:-3 4:-2 5:-4 6:-2 7:-5
wo aus	0:4 5:-3
wo ist	0:3 5:-2
wo kommt	0:3
wo wird	0:4 5:-4
wo überall	0:-4 5:6 7:-2
wofür	1:4 3:-3 5:2 7:-4
won't	1:-2 2:3 5:-3 7:-3
wonde*	3:-2 5:-2 7:4
wonder	3:-2 5:-2 7:4
woran	1:-2 3:6 5:-2 7:-5
woran liegt	3:2
words	1:3 3:-2 4:-4 5:-2 8:3 9:-2
work	0:2 1:-2 4:-2 8:2
worke*	2:2 6:-2 8:-2
worked	0:-2 3:4 5:-2
worker	2:2 6:-2 7:-2 8:-2
worker $	0:-3 1:-2 3:-3 5:4 7:-2 9:2
workers	1:-3 3:-2 5:3 9:-2
workf*	0:3 1:-2 5:-3
works	3:3 5:-2 7:-2
worst	0:-2 5:4
worth	1:-2 3:3 9:-2
would	0:-5 4:-4 7:4
would be	1:-2 2:2 3:2 7:-2
would i	1:-3 2:3 5:2 8:2
would it	5:-3 7:3
would you	0:-2 1:2 2:-2 3:-3 4:-2 7:3
wozu	1:-3 3:5 5:-3 7:-2
write	0:-3 1:4 3:-2 4:-2 9:2
write*	5:3
writes	5:3
writt*	5:-2
written	5:-2
wrong	0:-2 1:3 3:-3 9:3
wurde	4:2 5:-3 9:-2
wäre	3:2 5:-4 7:-2 9:4
würde	1:-3 5:2 7:2
würde*	1:2 3:-2 4:-2 9:-2
würdest	1:2 3:-2 4:-2 9:-2
würdest du	3:-2 4:-2 9:-2
x	1:2 3:-2 4:-2 7:2 8:-2
x n	5:-2 7:2
xml	1:-2 2:2 5:-4 9:2
y	0:-4 1:-3 3:2 9:2
y a	4:-3 6:2 9:-2
y dónde	0:-2 2:-2 5:4
y el	3:3
y en	1:-2 2:-2 4:2 5:-3 7:2
y la	3:-2 7:2
y me	5:3
y no	3:2 5:-2 9:2
y por	1:2 3:-2 5:2
y qué	1:-2 5:3
y ⟨name⟩	0:-2 3:-3 4:2 5:-4 7:-4 9:4
ya	0:-2 1:-3 4:2 5:2
ya no	5:3 7:-2
yaml	1:2 3:-2 9:2
yeste*	3:4 4:-2 5:-2
yesterday	3:3 5:-2
yesterday $	3:3 5:-2
yet	3:2 5:-2
you	0:-3 1:3 2:-3 6:-2
you give	8:2
you say	7:3
zahlu*	0:-2 1:-2 2:3 3:-2 4:-3
zahlungsanbieter	2:3 4:-2
zeig	0:-2 5:5 7:-2
zeig mir	0:-2 5:5 7:-2
zeile	0:2 4:4 5:-3 7:-4
zeile*	1:-2 3:2
zeilen	1:-2 3:3 5:-3
zeitr*	0:-2 1:-2 3:-3 4:4 7:-2 8:-2
zero	3:4 5:-2
zero $	0:2 3:2 5:-2
zieht	1:-3 5:4 9:-2
zu	0:-3 4:-2 9:-2
zu ?	7:2
zu groß	7:3
zu viele	7:3
zu ⟨name⟩	7:2
zuers*	1:-3 4:-3 7:-2 9:3
zuerst	1:-3 4:-3 7:-2 9:3
zum	2:-3 3:-5 4:2 5:-5 8:3 9:-2
zurüc*	1:-4 4:2 9:-2
zurück	3:-2 7:3
zurück $	7:2
zusam*	0:-3 1:-3 2:4 3:-4 4:-3
zusammenlegen	1:-2 5:-3 7:5
zusta*	0:-2 1:-3 2:-3 3:4 4:-2 5:2
zustand	0:-2 1:-2 2:-2 5:2
zustä*	0:-3 1:4 4:-3 7:-2
zwar	5:2 7:-2
zwei	0:-2 1:-2 3:7 5:-4 7:-2 9:-3
zweim*	3:3 7:-2
zweimal	3:3 7:-2
zwisc*	0:-3 1:-2 3:-2 4:3 7:4 8:-2 9:-2
zwischen	0:-3 1:-2 3:-4 4:3 7:4 8:-2 9:-2
zwischen den	1:-2 3:-2 5:-4 7:4
zéro	0:4 1:-4 3:-2
~a	2:-2
~ai	5:-2
~ain	5:-2
~ap	7:2
~api	7:2
~as	9:2
~atc	0:2 3:-2
~atch	0:2 3:-2
~b	7:2
~c	1:-2 2:-2 3:3 7:-3
~ca	3:2
~ce	3:2 5:-2
~ch	0:2
~ci	3:2
~d	0:-3 1:-3 3:2 4:-3 6:2
~de	5:-4 6:3 7:-2 9:2
~di	2:-2 5:2
~dis	0:2
~dに	3:2
~e	0:3 2:-2 4:-2 5:-3 6:2 7:-4 8:-2 9:2
~ea	9:2
~ed	3:3 5:-2
~el	3:2 5:-2
~ent	7:2
~er	0:-2 5:-2 9:2
~f	0:-2 1:3 3:2 5:-3 7:-2
~fa	1:3 5:-3
~g	0:2 1:-2 3:2 4:-2 5:2 7:-3 9:-2
~h	7:3
~h하	3:-2 7:2
~h하는	3:-2 7:2
~i	0:-2 1:-3 5:3 7:2 9:-2
~id	0:-3 2:3
~il	5:2
~im	5:2
~imp	5:2
~in	0:-2
~it	0:2 5:-2
~k	3:2 5:-3
~ke	0:2 3:2 5:-2
~l	0:-4 1:2 3:2 8:-2
~le	0:-2 5:-2 9:2
~li	7:2
~m	1:-2 3:2 5:-2 7:2
~ma	5:-2 7:3
~me	5:-2
~mp	5:2
~n	1:-2 3:2 6:2 7:-2
~nc	3:2 6:2 7:-2
~o	0:-2 1:-3 2:-2 4:-2 9:3
~od	6:3
~or	0:-2 1:-2 9:2
~p	1:-3 2:-2 5:2 6:-2 7:2 9:-3
~pa	0:2
~pi	7:2
~q	0:-2 5:2 7:-2
~ql	3:2
~r	0:-2 1:-2 2:-2 3:2 5:3
~rd	5:-2 9:2
~re	0:-2 5:2 7:-3
~ro	0:-2 5:3
~s	2:-2 8:-2
~se	1:3 3:-2 5:-3 9:2
~sq	3:2
~sql	3:2
~st	0:-2 3:2 5:2 7:-2
~t	1:-2 2:-2 5:3 6:-2
~tc	0:2 3:-2
~tch	0:2 3:-2
~to	0:-2 5:2
~t하	0:2 5:-2
~t하는	0:2 5:-2
~u	1:-2 2:-2 3:3 5:2 9:-2
~ui	5:4 7:-3
~v	3:2
~w	0:3 3:-2
~y	3:2
~あ	0:-2 4:-4 5:-2 6:2 7:5
~ある	0:-4 1:-2 4:-4 5:-3 6:3 7:6 9:-3
~あると	2:2 5:-2
~あるの	5:-2 6:-2 7:3
~い	1:-2
~いい	1:-2 2:3 3:-3 7:2
~いいで	2:2 5:-3
~いいです	5:-2
~いう	1:2 5:-2 7:-2
~いか	0:-2 1:2 3:-3 5:-2 6:-2 7:4
~いく	0:-2 6:3 7:-3
~いくつ	5:-3 6:4 7:-3
~いし	5:2 7:-2
~いしま	5:2 7:-2
~いします	5:2 7:-2
~いつ	3:-3 5:2 7:2
~いて	3:-2
~いてあ	3:-2 5:-2 7:2
~いてる	0:-3 5:4
~いで	1:-2 3:-2 5:-3 6:2 8:2 9:-2
~いでし	5:-2
~いでしょ	5:-2
~いです	1:-2 6:-2 8:2 9:-2
~いな	3:-2 5:2
~いない	3:-2 5:2
~いの	1:-3 2:-2 7:2 8:-2
~いので	1:-2 2:-2 7:2
~いのは	3:2
~いは	9:2
~いま	4:-2 5:-2
~います	4:-2 5:-2
~いますか	3:-2 5:-3 7:2
~いる	1:-3 4:-2 5:2 6:2
~いるの	0:-2 1:-2 5:3 7:-2
~いるので	3:2
~いるのは	0:-3 1:-2 3:-3 5:3
~いるク	5:3
~いるクラ	5:2
~いるコ	0:4 3:-2 5:-4 6:2
~いるコー	0:3 5:-4 6:2
~いる箇	0:2 7:-2
~いる箇所	0:2 7:-2
~いる関	5:2
~いる関数	5:2
~い出	5:2
~い分	9:3
~い分け	9:3
~い関	7:2
~い関数	7:2
~う	1:-2 2:2
~うい	0:-2 7:-2
~ういう	7:-2
~うか	0:-2 2:-2 7:3
~うが	7:2
~うち	9:2
~うで	1:-2 8:3
~うと	2:-2 5:3 7:-2
~うとき	2:-2 5:3 7:-2
~うな	2:-2 3:-2 5:4 7:-3 9:-2
~うなの	0:2 7:-2
~うなのは	0:2 7:-2
~うに	2:2 5:-3 7:-2
~うや	2:3
~うやっ	2:3
~うやって	2:3
~うる	0:-2 7:3
~うる例	5:2
~うる例外	5:2
~う使	7:-2 9:2
~え	0:-3
~えた	5:4 7:-2
~えたい	5:2
~えて	1:-2 5:-3 6:2
~えてい	5:-2 7:2
~えている	0:2
~えてくだ	9:2
~えま	1:-2 5:-3 7:2
~えます	1:-2 5:-3 7:2
~えますか	5:-2 7:3
~える	0:-3 5:3 6:-3
~お	0:-3 5:3
~お願	5:2
~お願い	5:2
~お願いし	5:2 7:-2
~か	0:-2 3:-3 7:4
~かけ	5:2 7:-2
~かで	0:-4 7:4
~から	0:-3 3:-2 4:2 5:4 6:-3 9:-2
~かり	5:2 7:-2
~かりま	5:2 7:-2
~かれ	6:2
~かれて	6:2
~か所	5:-2 6:4 7:-2
~が	3:5 4:2 5:-2 6:-3 7:-2
~があ	1:-2 3:2 5:3 6:-4
~がある	0:-2 3:2 5:2 6:-3
~がい	3:-2 6:-2 7:2
~がし	6:2 8:2
~がしま	6:2 8:2
~がします	6:2 8:2
~がす	2:2 5:2 7:-2
~がする	2:2 7:-2
~がよ	5:-2 9:3
~が一	0:2 3:3 7:-3
~が一度	3:2
~が二	3:2 5:-2 6:2
~が先	0:-3 1:3 5:-2
~が出	5:2
~が多	8:2
~が実	0:-2 3:2 5:2
~が届	3:4 5:-3 7:-2
~が投	5:4
~が投げ	5:4
~き	0:2 4:-2 6:-2
~きに	1:-2 4:-2 5:2 7:3
~きの	0:2 5:-2
~きま	0:-3 1:-2 3:2 5:2
~きます	0:-3 1:-2 5:3
~きますか	0:-3 1:-2 5:3
~き継	0:-2 2:3 8:2
~ぎ	1:-2 6:-2 7:2
~く	2:-3 4:2 6:2 7:-2
~くだ	3:-2 7:-2
~くださ	3:-2 7:-2
~ください	3:-2 7:-2
~くつ	5:-3 6:4 7:-3
~くま	4:4 5:-2
~くまで	4:4 5:-2
~くら	0:-3 1:3 3:-2 6:3 7:-2
~くらい	0:-3 1:3 3:-2 6:3 7:-2
~くり	8:3
~くる	5:3
~け	3:2 4:-2 5:-2 6:-2 7:3
~けた	0:2 2:2 5:-4
~けて	0:-3 5:4 7:-5
~けてい	3:2 7:-2
~けている	3:2 7:-2
~けで	3:-2 7:2 8:2
~けど	1:-2 6:-2 7:2
~ける	3:-2 7:3
~げ	0:-3 2:2 3:-2 4:-2 5:2 9:-2
~げて	0:-2 5:4 7:-2
~げてく	8:2
~げてくだ	8:2
~げてる	0:2
~げる	1:2 5:-2 7:2
~こ	0:3 2:-2 3:-2 6:-3 7:2 9:-2
~こか	4:-2 7:4
~こかで	0:-4 7:4
~こから	1:-2 4:-2
~こが	1:2
~ここ	0:-2 3:3 5:-2
~こで	0:6 4:-2 5:-3 6:-2 7:-4
~こです	0:3 5:-2
~こですか	0:3 5:-2
~こと	5:-2 7:4
~こに	1:2 7:-4
~こにあ	1:3 7:-2
~こにあり	1:2 7:-2
~この	0:-4 1:3 2:-3 3:-3 4:-3 6:-2 7:3 8:3 9:-2
~このリ	7:2
~このリポ	7:2
~これ	7:2
~ころ	0:2 3:-2 5:3 7:-3
~さ	1:2 3:-2 7:-2
~さい	3:-2 7:-2
~され	5:-2 9:-2
~されて	0:-2 1:-2 6:2 8:-2
~されてい	2:2 5:2 7:-3
~されてま	7:2
~される	1:2 5:-4
~されるま	4:2
~されるん	1:2 2:-2
~ざ	4:2 7:-3 8:2
~ざっ	7:-2 8:2
~ざっく	8:3
~ざっくり	8:3
~し	5:2
~しい	0:-3 1:-2 6:-2 7:-2 8:2 9:-2
~しいで	3:-2 5:2 7:-3 8:2
~しいです	3:-2 5:2 7:-3 8:2
~しう	7:2
~しうる	7:2
~した	0:-3 1:-2 3:3 5:3 6:-2 9:-2
~したい	0:2 2:2 3:-3 4:-2 6:-2
~したと	0:-2 4:2
~したとき	0:-2 4:2
~したの	3:2
~したら	0:-2 5:4 7:-2
~して	0:2 2:-2
~してい	0:2 4:-2
~していま	0:3 1:2 3:-2 7:-2
~している	0:2 1:-3
~してく	0:3 7:-2
~してくだ	0:2
~してな	0:3 5:-3
~してない	0:3 5:-3
~してほ	8:2
~してほし	8:2
~しても	1:-2 3:4 7:-4
~してる	3:-3 9:-2
~してると	0:4 5:-4
~してるの	0:4 1:-2 5:-3
~してるん	1:4 5:-2
~してるコ	0:-3 5:2 6:2
~しま	2:-2 5:2 8:2
~します	2:-2 6:2 8:2
~しょ	4:-2 5:-2
~しょう	4:-2 5:-2
~しょうか	0:-2 1:2 2:-2 7:2
~じ	3:2 5:-2 7:2
~じゃ	3:-2 7:3
~じゃな	3:-2 7:3
~じゃない	7:2
~すか	3:-3 7:3
~すが	0:2 2:-2 7:-2 9:2
~すぎ	7:2
~すと	0:-3 1:-2 3:3 4:-2 9:-2
~すな	0:-2 1:-2 5:2
~すなら	0:-2 1:-2 5:2
~すべ	1:2
~すべき	1:2
~する	2:2 5:-3 8:-2 9:-2
~すると	0:-2 1:2 3:2 7:-2
~するの	1:-2 2:2 5:-2
~するク	5:-2 7:2
~するクラ	5:-2 7:2
~す方	2:2 3:2 7:-3
~ず	1:-2 2:-2 3:5
~せ	0:-2 6:-2 7:2 8:-2
~せい	3:-2 5:-2 7:4
~せて	3:-2 5:2 7:-3 9:2
~せば	2:2 3:-2 5:2
~せん	3:4 5:-3
~ぜ	3:4 7:-2
~そ	6:-2 7:-3 9:2
~そう	3:-2 5:3 7:-2
~そうな	3:-2 5:3 7:-2
~そうなの	0:2 7:-2
~それ	6:-2 7:-2 9:3
~それぞ	9:2
~それぞれ	9:2
~それと	1:2 5:-3 9:2
~それとも	1:2 5:-3 9:2
~ぞ	9:2
~ぞれ	9:2
~た	3:3 6:-3 7:-3 9:-2
~たい	0:2 2:3 3:-3 6:-2 9:-2
~たいで	0:2 5:-2 7:-2
~たいです	0:2 5:-2 7:-2
~たいの	0:2
~たいので	0:2
~たと	5:-2
~たとき	5:-2
~たど	0:-4 1:-2 3:-2 4:3
~たの	3:4 5:-2
~たのに	3:4 5:-2
~たは	3:3
~たはず	3:3
~たま	0:3
~たら	0:3 1:4 2:-2 4:-3 5:-3 7:-5 9:-2
~たり	5:3
~た場	5:4
~た場合	5:4
~だ	0:-2 3:2 5:-2 6:-2 7:2
~だけ	0:-3 3:3 6:-2 9:-2
~だけで	3:-2 7:3
~だけど	2:2 3:2 7:-2
~ださ	3:-2 7:-2
~ださい	3:-2 7:-2
~だっ	1:3 5:-2 7:-2
~だっけ	1:2 5:-2 6:2
~だと	3:3 7:-2
~だと思	0:2 5:-2
~だと思う	0:2 5:-2
~ち	0:-5 3:3 4:-4 7:-4 8:-2 9:2
~ちら	0:-2 3:4 5:-3 7:-2
~ちる	5:-2 6:2
~っ	1:2 3:2 5:-2
~っく	8:3
~っくり	8:3
~っけ	1:2 3:-2 5:-4 7:2
~った	0:-3 1:3 2:-2
~ったら	0:-2 1:3 7:-2
~って	0:2 9:-2
~ってい	4:-2 7:2 8:-2
~っていま	1:-2 3:2 5:-2 7:2
~っている	9:-2
~ってど	0:4 1:-2 2:2 4:-2 7:-3
~ってどこ	0:4 5:-3
~ってどれ	0:-2 6:2 7:-2
~ってま	2:2
~ってます	2:2
~っても	3:2 5:-2 7:2
~ってる	1:-3 3:3 4:-2 5:4 6:-2 7:-2 9:-2
~って何	1:2 5:3 6:-3 7:-2
~っと	5:3
~っぽ	3:3 7:-2
~っぽい	3:3 7:-2
~つ	1:-5 5:2 6:2 9:-2
~つあ	5:-2 6:3
~つけ	0:2 3:-3 5:2 7:-2
~つぶ	0:-3 7:3
~つぶし	0:-3 7:3
~つぶして	0:-3 7:3
~つも	7:2
~つ増	3:2
~て	0:2
~てあ	4:-3 5:-2 7:4
~てある	4:-3 7:2
~てい	1:-2 4:-2
~ていい	0:2 5:-3 7:2
~ていく	5:3
~ていな	3:-2 5:2
~ていない	3:-2 5:2
~ていま	4:-2 5:-2
~ています	0:2 4:-2 5:-2
~ている	1:-3 4:-2
~ているの	1:-2
~ているク	5:3
~ているコ	0:4 3:-2 5:-4 6:2
~ている関	5:2
~てか	4:2
~てから	4:2
~てく	0:2 1:-2 7:-2
~てくだ	7:-2 9:2
~てくださ	7:-2 9:2
~てし	5:-2
~てしま	5:-2
~てど	0:3 1:-2 2:2 4:-2 7:-3
~てどこ	0:4 5:-3
~てどこで	0:2
~てどれ	0:-2 6:2 7:-2
~てな	0:2 5:-3 6:-2 7:2
~てない	0:2 5:-3 6:-2 7:2
~てほ	0:-2 5:2
~てほし	0:-2 5:2
~てほしい	0:-2 5:2
~てま	3:-2 5:-2
~てます	6:2
~てますか	5:-3
~ても	0:-2 1:-2 3:5
~てる	0:2 4:-2 5:2
~てると	0:3 5:-3 7:2
~てるとこ	0:3 5:-3 7:2
~てるの	1:-3 7:3
~てるのに	1:-2 3:2 7:-2
~てるん	1:2 3:-2 4:-2 5:2 7:-3
~てるんで	4:-2 5:3 7:-3
~てるコ	0:-3 5:2 6:2
~てるコー	0:-2 6:2
~てるフ	5:3
~てるファ	5:3
~てる気	2:3 5:-2 6:2
~てる気が	2:3 5:-2 6:2
~てん	5:2
~てんの	5:2
~て何	1:2 5:3 6:-3 7:-2
~て画	4:3
~て画面	4:3
~て画面に	4:3
~で	4:2 5:-3
~でい	5:4 7:-2
~でいる	5:3
~でき	5:-2 7:2
~できま	5:-2 7:2
~できます	5:-2 7:2
~でし	4:-2 5:-2
~でしょ	4:-2 5:-2
~でしょう	4:-2 5:-2
~です	2:-2 3:-2 6:-2
~ですか	2:-2 3:-3 9:2
~ですが	0:2 2:-2
~での	2:3 3:-3 4:2 5:-2
~では	0:-3 1:2 2:-3 5:-4 7:2 9:2
~ではど	0:-2 1:2 2:-3 9:2
~ではどう	0:-2 1:2 2:-3 9:2
~でも	7:3 9:-2
~でる	0:-2 1:-4 3:-2 4:2 6:2
~でを	4:3
~で一	3:2
~で上	7:2
~で何	1:-5 3:-3 4:4 6:2 7:-2 9:-2
~で使	7:2
~で使わ	5:-3 7:2
~で使われ	5:-3 7:2
~で出	3:2
~で動	2:3 7:-2
~で呼	4:2
~で呼ば	5:2
~で呼ばれ	5:2
~で定	0:2
~で定義	0:2
~で定義さ	0:2
~で落	1:2
~で落ち	1:2
~で落ちる	1:2
~で設	2:2
~で設定	2:2
~で追	4:2
~と	2:-3 3:2 5:-3 6:-3 8:-2 9:5
~とき	5:2 7:-3
~ときに	1:-2 5:3
~ときの	0:2 5:-2
~とこ	0:2 1:-2 3:-2 8:-2
~ところ	5:4 7:-3
~とし	0:-2 1:2 3:-2
~として	0:-2 1:2 3:-2
~とど	5:3
~とは	1:3 5:-2 7:2
~とも	1:2 5:-3 9:2
~と思	0:2 5:-2
~と思う	0:2 5:-2
~ど	0:3 1:2 3:-3 5:2 6:-2 7:-4
~どい	1:-2 3:-2 5:4 7:-2
~どう	0:-5 2:5 3:-2 5:-3 6:-2 7:-4 8:2 9:2
~どうい	7:-2
~どういう	7:-2
~どうや	2:3
~どうやっ	2:3
~どう使	9:2
~どこ	0:4 3:-3 6:-3 7:-2
~どこか	4:-2 7:4
~どこかで	0:-4 7:4
~どこから	1:-2 4:-2
~どこが	1:2
~どこで	0:7 1:-2 3:-2 4:-2 5:-3 6:-2 7:-3
~どこです	0:3 5:-2
~どこに	1:2 7:-4
~どこにあ	1:3 7:-2
~どっ	0:-3 1:2 4:3 5:-3 7:-2 9:2
~どの	0:5 3:-3 7:-6 8:-2 9:-2
~どのク	0:-2 5:3
~どのクラ	0:-2 5:3
~どのテス	5:2
~どのフ	0:4 5:-3
~どのファ	0:4 5:-3
~どの関	0:-2 4:2
~どの関数	0:-2 4:2
~どれ	0:-3 2:-2 3:-3 4:-2 5:5 6:3 7:-4
~どれで	5:3
~どれです	5:3
~どん	0:-2 1:2 7:-2 9:-2
~どんな	0:-2 1:2 7:-2 9:-2
~な	4:-2 6:-2
~ない	1:-3 2:2 4:-2 5:-3 6:-2 7:4 9:-2
~ないか	0:-2 3:-3 7:5
~ないの	1:-2 7:3
~ないん	3:2
~ない関	7:2
~ない関数	7:2
~なく	0:2 3:2 5:-3
~なし	1:2 2:2 7:-3
~なぜ	3:4 7:-2
~なっ	1:2 4:-2 6:-2
~なった	1:2 5:-2
~なって	6:-2
~なってい	6:-2
~なの	1:2 7:-3
~なのに	1:2
~なのは	0:2 7:-2
~なら	0:-3 5:2
~なり	0:2 5:2 7:-3
~なる	1:2 2:-2 4:-2 5:-3 9:3
~なん	3:4 5:-2
~なんで	3:4 5:-2
~に	2:-2
~にあ	1:3 7:-2
~にあり	1:2 7:-2
~にありま	1:2 7:-2
~にし	0:-2 1:-2 3:2 6:2 7:-2
~にした	3:2
~にしたら	5:2
~にして	0:-2 6:3 7:-2
~にな	1:2 4:-2 6:-2 7:-2 9:2
~になっ	1:2 4:-2 6:-2
~になった	1:2 5:-2
~になって	6:-2
~になり	0:2 5:2 7:-3
~になる	0:-2 1:2 2:-2 5:-4 9:3
~には	0:-2 1:-2 5:4 7:-2
~にはど	0:-2 2:2 5:3
~にも	7:2
~にメ	0:2 3:2 5:-2
~に入	5:-2 7:2
~に入る	0:2 5:-2 7:2
~に出	0:2 2:-3 4:2
~に変	0:-2 5:3
~に書	0:2 7:-2
~に書か	6:2
~に書かれ	6:2
~に行	0:2 4:-3 5:-2 7:2
~のあ	3:-2 5:3
~のか	1:-2 4:2
~のが	0:-3 5:4 7:-3
~のせ	3:-2 5:-2 7:4
~のせい	3:-2 5:-2 7:4
~のた	0:-2 2:-2 3:3 5:-2
~のでし	2:2
~のでしょ	2:2
~のですが	3:-2
~のど	5:2
~のどこ	0:3
~のに	0:-2 3:5 5:-2 7:-3
~のは	2:-2 4:-2 7:3
~のはど	5:2 7:-3
~のはどこ	7:-2
~のはどの	5:2
~のはな	3:2
~のはなぜ	3:2
~のは何	3:2 5:-3 6:2
~のは誰	0:-2 5:4 7:-2
~のま	0:-2 3:2
~のまま	0:-2 3:2
~のエ	6:2
~のク	0:-2 5:3
~のクラ	0:-2 5:3
~のクラス	0:-2 5:3
~のコ	8:2
~のコン	6:2
~のコー	8:2
~のコード	8:2
~のサ	1:-2 5:2 7:-2
~のサブ	5:2 7:-2
~のテ	2:-2
~のハ	1:2 5:-2
~のバ	5:2
~のフ	3:-2 4:2 5:-4
~のファ	0:4 5:-3
~のファイ	0:4 5:-3
~のフォ	2:2
~のメ	1:-3 4:3 5:-2 9:2
~のリ	0:-3 1:2 2:-2 4:-2
~のリス	0:-2 1:2 7:-2
~のリポ	7:2
~のリポジ	7:2
~のリリ	3:2
~のリリー	3:2
~の一	0:-2 1:2 5:3
~の一覧	0:-2 5:3
~の中	4:-2 5:2
~の中で	4:-2 5:2
~の二	3:3 7:-2
~の代	0:2 5:-2 7:2
~の代わ	7:2
~の代わり	7:2
~の使	5:-3 6:3
~の値	1:-2 3:3 7:-3
~の先	0:2
~の全	8:2
~の全体	8:2
~の全体像	8:2
~の処	1:3 5:-2
~の処理	1:3 5:-2
~の出	0:2 1:-2 5:-2 8:2
~の呼	4:2
~の呼び	4:2
~の呼び出	4:2
~の実	0:2 4:2 5:-2
~の層	0:3 1:-3 5:-2 6:2 7:-2
~の後	0:-2 4:3
~の数	3:3 5:-5 6:3
~の文	0:3
~の流	4:2
~の流れ	4:2
~の流れを	4:2
~の辺	0:3 5:-3
~の送	0:3
~の違	3:-2 5:-2 9:4
~の違い	3:-2 5:-2 9:4
~の関	0:-2 3:2 4:3 6:-2 7:-2
~の関数	0:-2 4:3 6:-2
~の関数を	4:3 5:-2
~は	0:-2 7:2
~はあ	0:-2 5:-5 6:-3 7:6
~はあり	0:-2 2:2 5:-3 6:-2 7:3
~はありま	0:-2 2:2 5:-3 6:-2 7:3
~はある	5:-4 7:5
~はい	5:-2 6:5 7:-2
~はいく	5:-2 6:5 7:-2
~はいくつ	5:-2 6:5 7:-2
~はず	3:3 7:-2
~はど	0:2 1:3 3:-3 6:-3 7:-5
~はどう	0:-4 2:3 3:-2 5:-3 6:-2 7:-3 8:2
~はどうい	4:2
~はどうや	2:3
~はどこ	0:2 4:2 6:-3 7:-3
~はどこか	5:-3 7:3
~はどこで	0:4 6:-2 7:-3
~はどこに	1:3 7:-3
~はどの	0:3 6:-2 7:-3 8:-2 9:-2
~はどのク	5:3
~はどのフ	0:3 5:-2
~はどれ	5:4 7:-2
~はどれで	5:3
~はどん	0:-2 1:3
~はどんな	0:-2 1:3
~はな	3:2
~はなぜ	3:2
~は何	0:-5 1:4 2:-2 4:-4 5:-6 6:8 7:-6 8:-2 9:-2
~は何で	1:2
~は何を	0:-3 1:6 4:-2 5:-3 6:-2 7:-2
~は誰	0:-2 5:6 7:-4
~は通	3:2
~は通る	3:2
~は通るの	3:2
~ば	0:3 2:2 3:-2 6:-2
~ばい	2:3 3:-2 7:-2
~ばいい	2:3 3:-2 7:-2
~ばれて	0:2
~ばれてい	5:2
~ひ	5:3
~び	5:-3 7:3 9:-2
~び出	6:2 7:-2
~び出し	6:2 7:-2
~び出して	0:2 5:-2 6:2
~ぶ	0:-3 1:-3 6:2 7:2
~ぶし	0:-3 7:3
~ぶして	0:-3 7:3
~ぶしてる	0:-3 7:2
~へ	4:2 5:2 7:-2
~べ	0:-2 2:-2 4:-2 5:5 6:-2 7:-3 8:-2
~べき	1:2 5:3
~べて	3:2 5:3 7:-2
~ほ	0:-3 1:-2 2:-3 5:3 6:-2 8:2 9:-2
~ほし	0:-2 2:-2 8:3
~ほしい	0:-2 2:-2 8:3
~ぽ	3:3 7:-2
~ぽい	3:3 7:-2
~ま	7:2
~まし	0:-3 3:2 5:2
~ました	0:-3 3:2 5:2
~ます	7:2
~ますか	3:-3 7:3 9:-2
~ますが	9:3
~ませ	3:4 5:-3
~ません	3:4 5:-3
~まだ	0:-3 7:4
~まっ	0:2 5:-3
~まって	0:2 5:-3
~まで	0:-2 1:-3 2:-2 4:7 5:-3 7:-2
~までの	4:3
~までを	4:3
~まな	3:2
~まに	0:2
~まま	0:-2 3:2 5:2
~まる	0:-2 1:-2 5:2 6:-2 7:-3 9:3
~まれ	0:3 5:-2
~まれる	0:2
~まわ	1:2 5:-2
~まわり	1:2 5:-2
~み	2:2 6:-2 8:-2 9:-2
~み取	1:2
~み込	7:2
~め	0:2 3:2 6:-3
~めた	0:3 3:-2
~めて	2:-2 4:2 6:-3
~も	0:-3 1:-2 2:-3 3:4 5:3 6:-4
~もあ	9:2
~もう	5:4 7:-2
~もし	0:-2 3:-2 5:3
~もの	3:-2 5:5 7:-2
~ものは	5:-2 7:3
~も使	5:2 7:3
~も使わ	5:2
~も使われ	5:2
~ゃ	7:3
~ゃな	3:-2 7:3
~ゃない	7:2
~や	1:-2 3:2 4:-2 7:2 8:-2 9:-2
~やっ	2:2
~やって	2:2
~やつ	0:2 5:2
~やめ	0:-2 2:-2 7:2
~やり	7:3
~ょ	4:-2 5:-2
~ょう	4:-2 5:-2
~ょうか	0:-2 1:2 2:-2 7:2
~よ	1:-2 2:2 3:2 5:-2 7:-3 9:3
~よう	0:-2 2:2 7:-3
~ような	6:2
~ように	2:2 5:-3 7:-2
~ら	7:-2
~らい	0:-3 1:3 3:-2 5:-3 6:4 7:-3
~らいで	0:-2 1:2 3:-2
~らいです	0:-2
~らど	0:-3 1:2
~らどこ	0:-3 1:2 7:2
~らな	1:-2 2:3 5:-2
~らない	1:-2 2:3 5:-2
~られ	0:-2 1:-2 3:-2 5:-2 6:3 7:3
~られて	0:-2 1:-2 3:-2 5:-2 6:3 7:3
~られてい	3:-2 7:3
~り	0:-2
~りす	7:3
~りすぎ	7:3
~りた	0:-2 4:2 5:2
~りたい	0:-2 4:2 5:2
~りつ	0:-3 7:3
~りつぶ	0:-3 7:3
~りつぶし	0:-3 7:3
~りに	5:-3 6:3 7:2
~りの	1:2 5:-2
~り値	5:2
~るか	0:-2 1:3 4:2 5:-4
~るけ	0:-2 6:-2 7:2
~るけど	0:-2 6:-2 7:2
~るこ	5:-2 7:4
~ること	5:-2 7:4
~るだ	5:-2 7:2
~ると	3:4 4:-3 6:-2 8:-2 9:-2
~るとこ	0:3
~るところ	5:3 7:-3
~るの	0:-2 7:2
~るのか	5:-3
~るのが	0:-3 5:4 7:-3
~るので	2:2 3:2 5:-2
~るのでし	2:2
~るのです	1:2
~るのど	5:2
~るのに	1:-2 3:3 7:-2
~るのは	0:-2 7:2
~るのはど	5:2 7:-3
~るのはな	3:2
~るのは何	3:2 5:-3 6:2
~るのは誰	0:-2 5:4 7:-2
~るま	0:-2 3:-2 4:5 5:-2 7:-2
~るまで	0:-2 3:-2 4:5 5:-2 7:-2
~るまでの	4:3
~るまでを	4:3
~るも	5:2
~るもの	5:2
~るよ	9:2
~るよう	9:2
~るん	1:2 3:-3 9:-2
~るんだ	2:2 5:-3 7:-2
~るんだけ	2:2 7:-2
~るんで	3:-3
~るんでし	0:2 1:2 3:-2 5:-2
~るんです	3:-3
~るエ	5:3
~るク	3:-2 5:2
~るクラ	3:-2
~るクラス	3:-2
~るコ	3:-2 6:2
~るコン	5:2
~るコンポ	5:2
~るコー	3:-2 6:3
~るサ	0:2 6:-2 7:2
~るフ	0:-2 5:4 6:-2
~るファ	0:-2 5:4 6:-2
~るファイ	0:-2 5:4 6:-2
~るメ	5:2
~るメソ	5:2
~るメソッ	5:2
~るモ	5:2 6:2 7:-3
~るモジ	5:2 6:2 7:-3
~るモジュ	5:2 6:2 7:-3
~る例	5:3
~る例外	5:3
~る側	0:3 3:-2
~る処	0:3 3:-2
~る処理	0:3 3:-2
~る場	0:3 5:-3
~る場所	0:3 5:-3
~る気	2:2 3:-2 7:-2
~る気が	2:2 3:-2 7:-2
~る気がす	2:2 7:-2
~る画	5:2
~る画面	5:2
~る画面を	5:2
~る箇所は	0:-3 5:2 6:2
~る箇所を	5:3
~る関	5:4 6:-2
~る関数	5:4 6:-2
~る関数を	5:2
~れ	3:-2 5:2 8:-2
~れぞ	9:2
~れぞれ	9:2
~れた	0:2 1:-2
~れて	3:-3 5:-3 6:3 7:2 8:-2
~れてい	1:-2 3:-2 6:3
~れていな	5:3
~れていま	2:2 3:-2 5:-4 6:2 7:2
~れている	6:3
~れてな	7:3
~れてない	7:2
~れてま	5:-2
~れてます	5:-2
~れてる	1:-2 5:-3 6:2 9:2
~れで	5:3
~れです	5:3
~れですか	5:3
~れと	9:2
~れとも	1:2 5:-3 9:2
~れな	0:2 7:-2
~れば	0:3 7:-2
~れま	3:2 6:-2
~れます	0:2
~れますか	0:2
~れませ	3:3 5:-2
~れません	3:3 5:-2
~れる	6:-2 9:-2
~れると	3:2
~れるの	2:2 4:-2 7:2
~れるま	4:2
~れるまで	4:2
~れるん	1:2 2:-2 5:-2 7:-2
~れるんで	1:2
~れを	4:2
~ろ	5:2
~わ	0:-3 2:2
~わか	0:-2 2:3 3:-2 5:-2
~わり	1:2 5:-2
~わりに	7:2
~われ	3:-2 7:2
~われて	3:-2 7:2 9:2
~われてい	5:-2
~を	3:-2 4:2 5:4 9:-2
~をお	5:2
~をお願	5:2
~をお願い	5:2
~をく	6:2
~をざ	8:2
~をざっ	8:2
~をざっく	8:2
~をし	0:2 5:-3
~をして	0:2 5:-3
~を一	5:3
~を一つ	2:2
~を上	1:2
~を使	1:-2 5:4 6:-2
~を使っ	1:-2 5:4
~を使って	1:-2 5:4
~を入	1:2
~を入れ	1:2
~を全	5:4 7:-2
~を全部	5:4 7:-2
~を切	5:3 7:-3
~を受	5:-2
~を受け	5:-2
~を呼	4:-3 7:4
~を呼び	4:-2 5:-3 7:4
~を呼び出	0:2 5:-2 6:2
~を変	7:2
~を引	8:2
~を投	0:-3 5:2 7:2
~を投げ	0:-3 5:2 7:2
~を指	1:2
~を探	0:2
~を探し	0:2
~を探して	0:2
~を握	0:-3 7:3
~を握り	0:-3 7:3
~を握りつ	0:-3 7:3
~を教	2:2
~を教え	2:2
~を教えて	2:2
~を書	5:2
~を洗	5:3
~を洗い	5:2
~を洗い出	5:2
~を発	0:-2 7:2
~を直	5:3 7:-3
~を知	5:2
~を知り	5:2
~を知りた	5:2
~を継	3:-2 5:-2 6:3 7:-2
~を継承	1:2
~を継承し	1:2
~を見	0:4 2:-2 3:-2 4:-3 7:-3
~を触	0:2
~を読	4:2 5:2
~を読み	5:2
~を調	5:2
~を調べ	5:2
~を調べて	5:2
~を購	0:2
~を購読	0:2
~を購読し	0:2
~を返	1:2 7:2
~を返す	1:2
~を追	2:2
~を追加	2:2
~を追加す	2:2
~ん	3:2 6:-2 9:-3
~んだ	3:2 5:-3 7:-2 8:2 9:-2
~んだけ	2:2 3:2 7:-2
~んだけど	2:2 3:2 7:-2
~んで	4:2 5:2 6:-3 8:-2 9:-2
~んでい	5:3
~んでいる	5:3
~んでし	0:2 1:2 5:-3 7:-2
~んでしょ	0:2 1:2 5:-3 7:-2
~んです	3:-2 4:3
~んですか	0:-2 4:4 7:-2
~んですが	0:2
~んでる	0:-2 1:-2 3:-2 4:2 6:-2 7:2
~んな	0:-2 1:2 7:-2 9:-2
~んの	5:2
~ァ	2:-2 3:-2 6:2 9:-2
~ァイ	1:-2 2:-2 3:-2 5:3 6:3 7:-3
~ァイル	1:-2 2:-2 3:-2 5:3 6:3 7:-3
~ァイルで	6:3 7:-2
~ァイルは	5:2 6:-2
~ァク	1:3 5:-2
~ア	5:-3 8:2
~アウ	3:2
~アウト	3:2
~アク	1:2 7:2
~アプ	2:-2 5:-2 6:2 7:2
~アプリ	2:-2 5:-2 6:2 7:2
~アン	0:2
~アント	0:2
~ィ	5:3
~イ	3:-2
~イア	0:2
~イアン	0:2
~イアント	0:2
~イグ	2:2 5:-2
~イグレ	2:2 5:-2
~イグレー	2:2 5:-2
~イドし	5:3 7:-2
~イドして	5:3 7:-2
~イベ	1:2 7:-2 8:2
~イベン	1:2 7:-2 8:2
~イベント	1:2 7:-2 8:2
~イム	0:2
~イル	1:-2 2:-2 3:-2 5:3 6:3 7:-3
~イルで	6:3 7:-2
~イルは	5:2 6:-2
~イン	0:2 1:-3 5:-4 7:2 8:-2
~インス	0:3 5:-2 7:-2
~インスタ	0:3 5:-2 7:-2
~イント	5:2
~ウ	0:3 5:-3
~ウト	3:2
~ウン	0:2 5:-2
~ェ	7:2
~ェク	6:2
~ェクト	6:2 7:-2
~エ	1:-3 4:2 5:4 7:-4 9:-2
~エラ	0:2 1:-2 2:2 6:2 7:-2
~エラー	0:2 1:-2 2:2 6:2 7:-2
~エラーは	2:2
~エラーを	3:2 5:2 7:-2
~エラーコ	2:2
~エリ	3:-2 5:2
~エン	0:-3 3:-2 4:2 5:2
~エンド	0:-3 4:3 5:2
~ォ	2:2 5:-4 6:2 7:-2 9:2
~ォー	0:-2 1:-3 2:2 5:-2 6:2 7:-2 9:2
~オ	1:-2
~オブ	6:2
~オブジ	6:2
~オブジェ	6:2
~カ	3:3 5:-4 6:-2
~カラ	0:-2 1:2 5:2
~カラム	0:-2 1:2 5:2
~カル	2:3 5:-2
~カルで	2:3
~カー	1:-2 5:-2 9:2
~キ	1:-3 5:2 6:-2
~キャ	5:-2
~キュ	0:2
~キー	1:-2 5:4 6:-2
~ク	0:-3 2:-2 6:2
~クが	5:-3 7:2 9:2
~クし	3:2
~クして	3:2
~クの	0:2 7:-2
~クは	6:2
~クはど	7:-2
~クエ	5:2
~クエリ	3:-2 5:2
~クス	3:2
~クタ	0:-3 1:3 6:2
~クト	2:-2
~クラ	2:-2 3:-2
~クライ	0:2 5:2
~クライア	0:2
~クラス	0:-3 1:2 3:-3
~クラスの	1:3 5:-5 6:3
~クラスを	5:4
~クリ	4:2
~グ	1:2 2:3 4:-3 5:-4 6:-2 9:-2
~グの	0:2 5:-2
~グイ	0:-2 2:3 5:-2 7:-2
~グイン	0:-2 2:3 5:-2 7:-2
~グレ	2:2 5:-2
~グレー	2:2 5:-2
~グレーシ	2:2 5:-2
~ケ	0:-2 7:2
~ケー	7:2
~ケージ	0:-2 5:2
~ケース	5:-2 7:2
~コ	1:2 3:-3 9:-2
~コマ	2:2 3:-2 7:2
~コル	7:3
~コン	0:-2 1:-2 2:-2 4:2
~コー	0:2 1:3 3:-3 5:-2
~コード	0:2 1:3 3:-3 5:-2
~コードで	4:2
~コードの	0:-2 1:-2 5:2 7:-2 8:2
~コードは	5:2 6:-2
~コードを	0:3 5:-3
~コード上	0:-3 1:3 5:-2
~コール	6:2 7:-2
~サ	1:-3
~サブ	5:2 7:-2
~サー	1:-2 6:-2
~サーバ	0:2 3:2
~サービ	0:-2 3:-2 6:-2 7:2 9:2
~サービス	0:-2 3:-2 6:-2 7:2 9:2
~ザ	0:3 5:-2
~シ	0:-3 3:3 4:-2 6:-2 9:-2
~シュ	1:2 5:-3 6:-2 7:3
~ショ	0:-2 5:2
~ション	0:-2 5:2
~ションが	6:2
~ジ	2:-2 7:2
~ジの	0:2 3:2
~ジを	0:2
~ジェ	6:2
~ジェク	6:2
~ジェクト	6:2 7:-2
~ジッ	3:-2
~ジック	3:-2
~ジト	5:-2 7:2
~ジトリ	5:-2 7:2
~ジュ	0:-2 5:2
~ジュー	0:-2 5:2
~ジュール	0:-2 5:2
~ジョ	3:2
~ジョブ	3:2
~ス	0:-2
~スの	1:2 2:-2 4:-2 5:-6 6:3
~スを	3:2 5:3 7:-3
~スク	0:-2 4:2 7:-2
~スタ	0:3 7:-2
~スタン	0:3 5:-2 7:-2
~スタンス	0:3 5:-2 7:-2
~ステ	8:2
~スト	1:-3 5:2
~ストが	5:-2
~ストで	7:3
~ストは	5:-3 7:3
~ストを	5:3
~スレ	5:2
~スレッ	5:2
~スレッド	5:2
~スワ	1:2
~ス化	0:2
~セ	1:3 2:-2 3:-3 4:2 5:-2 9:-2
~セッ	0:2 1:2 7:-2
~セット	0:2 1:2 7:-2
~セー	4:2
~セージ	4:2 5:-2
~ソ	1:-2 6:2 9:-2
~ソッ	1:-2 6:2 7:-2
~ソッド	1:-2 6:2 7:-2
~タ	0:2 3:-2 7:-3 8:-2
~タの	2:2
~タイ	0:3
~タイム	0:2
~タン	0:3 5:-3
~タンス	0:3 5:-2 7:-2
~ター	6:3 7:-2
~ターン	6:3
~ダ	1:3 5:-2 9:-2
~ダメ	0:-2 1:2 3:-2 5:2 8:-2
~チ	1:-3
~チの	0:-2 4:2
~チャ	8:2
~ッ	1:-2 2:-2 7:3
~ック	1:-3 5:-2
~ックが	5:-3 7:2 9:2
~ックの	0:2 7:-2
~ックは	6:2
~ッケ	0:-2 5:2
~ッケー	0:-2 5:2
~ッケージ	0:-2 5:2
~ッシ	1:2 5:-3 6:-2 7:3
~ッシュ	1:2 5:-3 6:-2 7:3
~ッセ	4:2 5:-2
~ッセー	4:2 5:-2
~ッセージ	4:2 5:-2
~ッチ	4:2 6:2
~ッチの	0:-2 4:2
~ット	0:3 3:-2 4:-2 7:-3 9:2
~ッド	1:-3 3:2 4:-2 6:2 7:2 9:-2
~テ	0:-2 1:-3 9:-2
~ティ	5:2
~テス	1:-2 5:2 7:2
~テスト	1:-2 5:2 7:2
~テストが	0:2 5:-2
~テストで	7:3
~テストは	5:-3 7:3
~テストを	5:3
~テン	6:2
~テンプ	6:2
~テンプレ	6:2
~テー	0:-2 4:2 5:2
~テーブ	0:-2 4:2 5:2
~テーブル	0:-2 4:2 5:2
~デ	8:-2
~デメ	5:2 7:-2 9:2
~デー	2:2 5:-2
~デーシ	6:2
~デーショ	6:2
~データ	0:2 2:2 5:-2
~ト	1:-2
~トが	2:-2 3:2
~トし	5:-3 6:2
~トして	5:-3 6:2
~トだ	3:2
~トだけ	3:2
~トで	7:2
~トに	0:3 3:2 4:-2 5:-3 7:-2
~トは	2:-3 3:-2 4:5 5:-3
~トを	5:4 7:-2
~トライ	5:-2 7:2
~トリ	7:2
~ド	1:2
~ドか	5:2
~ドから	5:2
~ドが	9:2
~ドし	5:3 7:-2
~ドして	5:3 7:-2
~ドで	5:-2 7:2
~ドの	0:-2 7:-3 8:2
~ドは	5:2 6:-2
~ドはど	0:2
~ドを	0:3 1:-2 4:2 7:-2
~ドメ	3:-2 7:3 9:2
~ドメイ	3:-2 7:3 9:2
~ドメイン	3:-2 7:3 9:2
~ドラ	5:-2
~ド上	0:-3 1:3 5:-2
~ナ	2:2 6:-2
~ニ	0:-2 5:2 7:-2
~ネ	1:-2 5:2 7:-2
~ネントは	0:2
~ハ	1:2 5:-2
~ハン	5:-2
~ハンド	5:-2
~ハンドラ	5:-2
~バ	1:-3
~バッ	0:-2 1:-2 3:2 5:-3 6:2 9:-2
~バック	5:-2 6:2
~バッチ	4:2 6:2
~バッチの	0:-2 4:2
~バリ	3:-2 5:3
~バリデ	6:2
~バリデー	6:2
~パ	0:-4 2:-2 4:2 7:2
~パタ	6:3
~パター	6:3
~パターン	6:3
~パッ	0:-2 5:2
~パッケ	0:-2 5:2
~パッケー	0:-2 5:2
~ビ	0:-2 5:-2 6:-2 8:2 9:2
~ビス	0:-2 3:-2 6:-2 7:2 9:2
~ビュ	5:-2 8:3
~フ	0:-2 2:-2 3:-3 4:2 6:2 7:2
~ファ	2:-2 3:-2 6:2 9:-2
~ファイ	1:-2 2:-2 3:-2 5:3 6:3 7:-3
~ファイル	1:-2 2:-2 3:-2 5:3 6:3 7:-3
~ファク	1:3 5:-2
~フォ	2:2 5:-4 6:2 7:-2 9:2
~フォー	0:-2 1:-3 2:2 5:-2 6:2 7:-2 9:2
~フッ	7:-2
~フック	7:-2
~フラ	0:-2 1:2 4:-2 5:-3 6:-2 7:4
~フラグ	1:2 5:-2 7:2
~ブ	1:-3 5:4 7:-2 9:-2
~ブジ	6:2
~ブジェ	6:2
~ブジェク	6:2
~ブル	0:-2 4:2 5:2
~プ	0:-2 2:2 4:2 5:-4 8:-2 9:-2
~プリ	2:-2 5:-2 6:2 7:2
~プレ	6:2
~プレー	6:2
~プレート	6:2
~プロ	0:-2 4:3 5:-3
~ベ	1:2 3:-2
~ベン	1:2 7:-2 8:2
~ベント	1:2 7:-2 8:2
~ペ	0:3 7:-3
~ペー	0:2 3:2 5:-3
~ページ	0:2 3:2 5:-3
~ボ	0:2 1:-2 3:2 5:-3
~ボタ	4:2 7:2
~ボタン	4:2 7:2
~ポ	1:-2 2:-2 3:2
~ポイ	5:2
~ポイン	5:2
~ポイント	5:2
~ポジ	5:-2 7:2
~ポジト	5:-2 7:2
~ポジトリ	5:-2 7:2
~ポー	3:2
~ポート	0:-2 3:2 5:-3 6:2
~マ	0:-3 1:-2 2:2 3:2 4:-2 5:-3 9:2
~マイ	2:2 5:-2
~マイグ	2:2 5:-2
~マイグレ	2:2 5:-2
~ミ	2:2
~ム	3:-3 6:2
~ムの	1:-2 5:-2 6:2
~ムを	5:3
~メ	2:-4 3:3 8:-3
~メイ	1:-2 3:-2 5:-2 7:3 9:2
~メイン	1:-2 3:-2 5:-2 7:3 9:2
~メソ	1:-2 6:2 7:-2
~メソッ	1:-2 6:2 7:-2
~メソッド	1:-2 6:2 7:-2
~メッ	4:2 5:-2
~メッセ	4:2 5:-2
~メッセー	4:2 5:-2
~メリ	5:2 7:-2 9:2
~メー	0:2 5:-3 7:2
~モ	0:-4 1:-2 2:-2 4:-2 5:2 9:-2
~モジ	0:-2 5:2
~モジュ	0:-2 5:2
~モジュー	0:-2 5:2
~モッ	5:-2 7:2 8:2
~モック	5:-2 7:2 8:2
~ャ	1:-2 8:2
~ュ	2:-2 4:-2 7:2 9:-2
~ュー	3:-2 4:-2
~ュール	0:-2 5:2
~ユ	3:-2 5:2
~ョ	0:-3 3:2 4:-2 5:2
~ョブ	3:2
~ョン	0:-2 5:2
~ョンが	6:2
~ラ	0:-2 9:-2
~ラを	3:3 5:-2
~ライ	1:-2 3:-2 4:-2 5:2 6:-2 7:2
~ライア	0:2
~ライアン	0:2
~ライドし	5:3 7:-2
~ラグ	0:-2 1:2 2:3 4:-2 5:-3
~ラス	0:-3 1:2 3:-3
~ラスの	1:3 5:-5 6:3
~ラスを	5:4
~ラム	0:-2 1:2 5:2
~ラー	0:2 1:-2 2:2 6:2 7:-2
~ラーは	2:2
~ラーを	3:2 5:2 7:-2
~ラーコ	2:2
~ラーコー	2:2
~リ	0:-3 3:-3 5:3 6:-2
~リの	0:2 3:-2
~リス	0:-3 5:2 7:-2
~リッ	5:-3 6:-2 7:2 9:2
~リデ	0:-2 5:3 7:-2
~リデー	6:2
~リデーシ	6:2
~リト	5:-2 7:2
~リトラ	5:-2 7:2
~リトライ	5:-2 7:2
~リポ	5:-2 7:2
~リポジ	5:-2 7:2
~リポジト	5:-2 7:2
~リリ	3:2
~リリー	3:2
~リリース	3:2
~リー	2:2 5:-2
~リース	3:2
~ル	6:2 8:-2 9:-2
~ルが	2:2
~ルで	2:2 3:-2 6:3 7:-3
~ルの	0:2 7:-2
~ルは	0:-2 5:3 6:-3
~ルはど	0:-2 5:4
~ルはどれ	5:3
~ルを	5:4
~ルド	3:2
~ルバ	5:-2 6:2
~ルバッ	5:-2 6:2
~ルバック	5:-2 6:2
~ルー	3:-2 4:2 5:-3
~ループ	1:2 4:2 6:-2
~レ	1:-2 2:2 9:-2
~レッ	5:2
~レッド	5:2
~レビ	5:-2 8:3
~レビュ	5:-2 8:3
~レー	1:-2 2:3
~レーシ	2:2 5:-2
~レーショ	2:2 5:-2
~レート	4:2 7:-2
~ロ	0:-3 3:2 4:3 5:-2 8:-2
~ログ	2:-2 3:3 5:-2 7:-2
~ログイ	3:3
~ログイン	3:3
~ロジ	0:-2 3:-2
~ロジッ	3:-2
~ロジック	3:-2
~ロー	0:-3 2:2
~ローカ	2:3
~ローカル	2:3
~ロール	3:2
~ワ	1:2 2:-2 5:-2 7:-3 9:2
~ワー	0:2 1:2 3:-2 5:-2 7:-3 9:2
~ン	1:-2 2:2 5:-2 6:2
~ンが	3:2 6:2
~ンの	5:-2 7:3
~ンは	1:-2 2:-2 6:2
~ンを	1:-2 2:2 3:-2 6:-2
~ング	5:-3
~ンス	0:2 7:-3
~ンスタ	0:3 5:-2 7:-2
~ンスタン	0:3 5:-2 7:-2
~ント	6:-2 7:-4
~ントは	0:2
~ントを	5:2
~ンド	0:-2 2:2 3:-2 4:3
~ンドラ	5:-2
~ンプ	6:2 7:-2
~ンプレ	6:2
~ンプレー	6:2
~ー	3:-2 7:2
~ーに	0:2 5:-2
~ーは	0:3 5:-2
~ーはど	0:3 5:-2
~ーを	5:3 7:-2
~ーカ	2:2 3:-2 4:-2 5:-2 7:-2 9:2
~ーカル	2:3
~ーカルで	2:3
~ーク	1:2 4:2 5:-2
~ーコ	2:2
~ーコー	2:2
~ーコード	2:2
~ーシ	0:-2 7:-2
~ーショ	0:-2 5:2 7:-2
~ーション	0:-2 5:2 7:-2
~ージ	5:-2
~ージの	0:2
~ージを	0:2
~ース	4:-2 5:-2 7:2
~ースの	5:-2
~ート	0:-3 1:-3 4:2 5:-4 6:2 7:2 9:-2
~ード	1:3 3:-3
~ードで	4:2 5:-2
~ードの	7:-2 8:2
~ードは	5:2 6:-2
~ードはど	0:2
~ードを	0:3 1:-2 4:2 5:-2
~ード上	0:-3 1:3 5:-2
~ーバ	0:3
~ービ	0:-2 3:-2 6:-2 7:2 9:2
~ービス	0:-2 3:-2 6:-2 7:2 9:2
~ーブ	0:-2 4:2 5:3 7:-2
~ーブル	0:-2 4:2 5:2
~ープ	1:2 4:2 6:-2
~ーム	1:-2 3:-2 6:2 7:2
~ーラ	5:2
~ール	0:2 4:-2
~ールバ	5:-2 6:2
~ールバッ	5:-2 6:2
~ーン	3:-2 6:3
~一	0:-2 1:-2 4:2 7:-2
~一つ	2:2
~一下	0:-2 1:-3 2:-2 3:-2 4:-3 6:4 7:-5 8:4 9:-2
~一个	0:-2 1:2 3:-2 5:-3 6:2 7:-2 8:-2 9:2
~一份	0:-2 1:2 5:2
~一共	6:2
~一共有	6:2
~一层	0:3 2:-2 3:-2 5:-3 8:2
~一度	3:2
~一条	4:2 5:-2
~一样	1:-3 3:5 5:-2
~一次	7:2
~一步	0:2
~一番	0:2 1:3 7:-3
~一种	0:-2 2:4 5:-3
~一覧	0:-2 3:2 5:4 6:-2 7:-3
~一覧を	3:2
~一路	0:2 2:-2 4:2
~一遍	4:2 5:-2
~三	0:-2 1:-3 2:-3 4:-2 5:-3 7:2 8:-3 9:5
~三个	5:-2 7:3
~上	3:3 7:-4 8:-3
~上げ	0:-2 1:2 2:3 3:-2 5:-2
~上は	0:-2 1:2
~上传	2:-2 3:-2 4:3
~上書	7:2
~上書き	7:2
~上有	1:-3 3:5 5:-3
~上线	0:-3 5:4
~下	0:-3 4:-3 5:2 6:3 7:-2 8:3 9:-3
~下游	5:4 6:-2 7:-2
~不	0:-2 2:-2 4:-2 6:-3 7:5
~不会	5:-2 7:4
~不到	1:2 3:2 7:-2
~不动	3:3
~不是	0:-2 1:-4 7:5 8:-2
~不能	4:2
~不能用	7:2
~与	3:2
~业	1:2 3:-2 5:-3 7:2 9:2
~业务	1:2 3:-2 5:-3 7:2 9:2
~两	0:-4 3:3 4:-2 5:-2 6:-2 8:-2 9:3
~两个	0:-3 7:2 9:2
~两层	5:2
~两次	3:2
~並	7:2
~並び	5:-2
~並べ	5:3
~个	3:-2 4:-2 5:-2 6:2
~个事	0:-3 5:4
~个事件	0:-3 5:4
~个函	1:-3 3:3
~个函数	1:-3 3:3
~个地	1:2 5:-2
~个地方	1:2 5:-2
~个字	1:2
~个文	2:2 3:-2 5:-2 6:2
~个文件	2:2 3:-2 5:-2 6:2
~个方	0:2
~个方法	0:2
~个模	5:-2
~个模块	5:-2
~个类	0:3 5:-3
~个项	9:2
~个项目	9:2
~中	1:2 2:-2 4:4 5:-5 7:-4 9:3
~中で	3:-2 4:3 7:-3 9:3
~中の	1:2 5:-2 6:-2
~中的	1:2
~中间	3:-2 4:4 5:-2
~中间经	4:2 5:-2
~中间经过	4:2 5:-2
~串	1:2 3:-2
~丸	3:-2 5:2
~为	1:-2 3:5
~为什	1:-2 3:4 5:-2
~为什么	1:-2 3:4 5:-2
~为什么要	9:2
~为啥	3:2
~主	1:2 2:-4 3:-3 4:2 9:-2
~主要	0:-3 5:3 9:-2
~举	3:-2 6:-3 7:4 8:-2
~么	0:-3 1:2 2:4 4:2 5:-2 6:-4 8:-2
~么一	1:-3 2:-2 3:2 4:3
~么区	8:-2 9:3
~么区别	9:2
~么定	2:2
~么意	1:3 3:-2
~么意思	1:3 3:-2
~么拆	2:3 7:-2
~么要	9:2
~么走	2:-2 4:3
~义	0:2 3:-2
~之	0:2 3:-2 5:-2 7:2 9:-2
~之后	0:2 7:2
~之后有	3:-2 7:2
~之间	3:-2 5:-2 8:2 9:-2
~之间有	4:-3 7:3
~也	0:-3 3:4 7:-3
~了	0:3 1:-2 3:2 6:2
~了什	1:3 3:-3
~了什么	1:3 3:-3
~了但	0:-2 3:2
~了几	0:-2 5:-2 6:4 7:-2
~了哪	0:-2 4:2 5:2
~了哪些	0:-3 4:2 5:2
~予	3:-2 4:2 5:-3 7:3
~予約	3:-2 4:2 5:-3 7:3
~事	1:-3 2:-2 4:-2 8:2
~事件	1:-3 6:2 8:2
~二	0:-2 3:5 7:-3
~二重	1:2 5:-2
~五	0:-3 1:3 3:-2 5:3 7:-2
~些	0:-3 1:-3 3:-2 5:8 7:-3 9:-2
~些函	0:-2 4:2
~些函数	0:-2 4:2
~些地	4:2
~些地方	4:2
~些子	7:-2
~些子类	5:2 7:-2
~些异	5:2
~些异常	5:2
~些文	0:3
~些文件	0:3
~些方	4:2
~些方法	4:2
~些模	1:-2 5:3
~些模块	1:-2 5:2
~些测	5:2
~些测试	5:2
~交	0:-2 3:2
~产	0:5 1:-3 2:-2 3:-4 5:-4
~人	2:-2 4:-2 5:-2 6:-2 7:5 8:-2 9:-2
~人用	1:2 3:-2
~人用的	5:2
~什	1:4 6:-4 8:-2
~什么	1:4 6:-4 8:-2
~什么区	9:2
~什么区别	9:2
~什么意	1:3 3:-2
~什么意思	1:3 3:-2
~什么要	9:2
~今	5:-2 9:2
~从	4:4 5:-2 7:-3
~从哪	0:2 1:2 5:-3
~从哪儿	2:2
~仓	0:-2 1:2 3:-2 7:2 9:-2
~仓库	0:-2 7:2
~仕	0:-2 1:-2 2:4 3:-3 4:-2 7:3
~仕様	0:-2 1:-2 3:-3 7:3
~仕様で	3:-2 7:4
~仕組	2:3 5:-2
~仕組み	2:3 5:-2
~付	2:3 6:-2 8:-2 9:-2
~付け	2:2 5:-2
~代	0:3 2:-2 3:-5
~代わ	7:2
~代わり	7:2
~代わりに	7:2
~代替	5:-2 7:2
~代码	0:2 2:-2 3:-5
~代码在	3:-2 4:2 5:-2
~代码里	1:3 4:-2 5:-4 9:2
~代码里到	1:2
~以	2:-2 3:3 4:2 5:-6 7:3 9:-2
~以后	1:-2 3:3 4:3 5:-3 7:-3
~以外	1:2 5:-3 7:3
~们	3:-2 5:2 9:2
~仮	0:-2 1:4 5:-2
~件	1:3 4:-2 6:2 7:-2 9:-2
~价	8:2
~任	0:-2 1:-2 3:2 4:-3 5:3 7:-3
~任务	0:-2 1:-2 3:3 4:-3 5:2
~份	3:-2
~优	1:-2 5:3
~优缺	3:-2 5:2
~优缺点	3:-2 5:2
~会	0:-5 5:2 7:3 8:-2 9:-3
~会不	5:-2 7:4
~会不会	5:-2 7:4
~会影	5:2
~会影响	5:2
~会抛	0:-3 1:-2 5:2 7:3
~会抛出	7:2
~传	1:-4 3:-3 4:4 7:3 9:-2
~估	5:3
~但	0:-2 3:3
~位	0:2 1:2 2:-2 7:-2
~位置	5:2
~低	0:-2 1:2
~住	1:3 3:2 4:-2 5:-4 7:-2
~住所	0:2
~住的	0:2 1:2 5:-3 7:-2
~体	0:-2 1:-5 3:-2 4:-2 5:-3 6:3 8:5 9:-2
~体像	8:3
~体像を	8:3
~体像をざ	8:2
~何	0:-6 1:5 2:-2 5:-5 6:9 7:-9 9:-3
~何か	1:-3 5:2 6:4 7:-3
~何か所	5:-2 6:4 7:-2
~何が	0:-3 1:3 4:3 6:-4 7:-3
~何で	1:2
~何の	3:3 4:-2
~何も	8:2
~何を	0:-3 1:8 3:-3 5:-4 6:-3 7:-3
~何件	5:-2 6:3 7:-3
~何個	5:-3 6:4
~余	3:-2 7:3
~作	0:-5 2:3 3:-3 4:-2 7:2 8:-2
~作用	3:-4 5:-3 7:4 9:-2
~使	0:-3 1:-2 3:-2 4:-2 6:3 7:2 8:-2
~使い	2:-2 5:-2 6:-2 7:3 9:3
~使い分	9:3
~使い分け	9:3
~使う	5:3 7:-2
~使え	7:3
~使っ	0:-2 1:-2 5:3 6:-2 7:2
~使って	0:-2 1:-2 5:3 6:-2 7:2
~使わ	1:-2
~使われ	3:-2 7:2 9:2
~使われて	7:2 9:2
~使用	0:-2 3:-3 5:-2 6:6 7:-5
~例	3:-2 4:-2 6:-2 8:-2
~例外	2:-4 3:-2 5:4 7:-3 9:2
~例外は	0:2 5:2 7:-2
~例外を	1:-2 5:3
~依	1:-2 3:-2 5:3 9:-2
~依存	5:3
~依存し	7:2
~依次	4:2
~依赖	8:2
~価	5:-4 8:2
~価し	5:-2 8:2
~価して	5:-2 8:2
~保	0:-3 2:-2 3:3 5:-4 7:2 8:2
~保存	0:-3 3:3 5:-4 7:2
~信	0:4 1:-3 3:-4 7:-2 8:-2 9:-2
~修	0:2 7:-2
~個	5:-2 6:4
~個あ	5:-2 6:3
~個ある	5:-2 6:3
~倍	0:-5 1:6 5:-3 7:-2
~倍に	1:2 5:-2
~倍にな	1:2 5:-2
~倍になっ	1:2 5:-2
~倒	3:4 5:-2 7:-3
~候	0:-2 1:-2 3:3 9:2
~値	3:3
~値で	3:2
~値を	0:-2 1:-2 5:4 7:-2
~值	0:3 1:-2 3:-3 4:-2 5:-2 6:-2 7:3 9:-2
~值得	7:3
~做	0:-3 3:-2 8:3
~側	0:2 1:-2 3:-3 5:-2 7:3
~側で	0:-2 5:-2 7:4
~側は	0:2 3:-3 5:-3 7:3
~側を	5:2
~偶	0:-2 3:5 4:-2 5:-2
~偶发	3:4 4:-2
~像	0:-2 1:-2 3:3 7:-2 8:2
~像を	8:3
~像をざ	8:2
~像をざっ	8:2
~儿	1:-2 5:-2 7:-2 9:3
~元	2:2 5:-2 8:2
~元测	5:-2 8:2
~元测试	5:-2 8:2
~先	0:-5 1:6 2:-3 4:-2 5:3 6:-2 7:-2 9:-3
~先に	0:-3 1:3
~兜	0:2 1:-2 3:-2 5:-4 7:2
~兜底	0:2 1:-2 3:-2 5:-4 7:2
~入	0:2 1:-2 3:-2 4:2 5:-3 6:3 9:-2
~入る	0:2 3:-2 5:-2 7:2
~入れ	1:2 5:-2 7:-2
~入口	0:-2 1:-2 4:-3 5:-2 6:5 7:-2
~入职	8:2
~全	1:-3 2:-3 3:2 4:-2 6:-2 7:4
~全体	5:-2 8:3
~全体像	8:3
~全体像を	8:3
~全是	3:2 5:-2
~全部	0:-2 5:3
~公	1:-4 4:-2 6:3 9:-2
~共	1:-2 3:-2 4:-2 5:-2 6:4
~共有	6:2
~关	1:-2 2:-3 5:-5 7:-3 9:4
~具	2:2 5:-2 8:2
~具体	2:-2 8:2
~内	0:-2 1:-2 2:-2 3:2 4:2 5:2 7:-2
~内存	3:3
~内部	3:-2 4:2 5:3
~内部で	5:2
~円	3:2
~再	3:-2 7:2
~冒	0:4 5:-2
~写	0:-2 1:2 2:-2 3:-4
~写了	0:-2 1:-2 3:-2 6:2
~写入	4:2
~写在	5:-2 7:3
~写法	1:2 8:2
~写的	0:-3 1:2 5:2
~冲	5:3 8:-2
~况	0:-4 2:-2 7:2 8:-2
~准	0:-2 1:3 3:-2
~凌	0:2 1:2 2:-2 3:-3 5:-3
~凌晨	0:2 1:2 2:-2 3:-3 5:-3
~几	0:-5 1:-4 3:-2 6:6 9:-2
~几个	0:-3 1:-3 3:-3 4:-2 5:2 6:4 8:-2
~几个文	2:2 3:-2 5:-2 6:2
~几个文件	2:2 3:-2 5:-2 6:2
~几处	4:2
~几条	0:-3 4:-2 6:4 7:-3
~几种	1:-2 5:2 6:2 7:-2
~処	3:-3
~処理	3:-3
~処理が	0:-3 1:-2 4:3
~処理は	5:2
~処理はど	5:2
~処理を	0:3 3:-2
~出	4:-2 5:3 9:-2
~出し	1:-2 3:-2
~出して	0:2
~出してい	0:3 5:-2
~出す	5:3 7:-2
~出て	0:-2 5:3
~出てい	5:3
~出る	2:-3 4:2 5:-2
~出去	5:3
~出去的	5:2
~出来	0:2 1:-3 3:-2 4:-4 5:2 7:2
~出来的	0:3 1:-2 2:2 5:-3
~出现	1:3
~出现在	1:2 5:-2
~出现在哪	1:2 5:-2
~出的	3:3
~函	1:-4 3:2 5:2 6:-2 7:-3 9:-3
~函数	1:-4 3:2 5:2 6:-2 7:-3 9:-3
~函数是	0:2
~分	0:-2 3:-2 4:-2 5:3 6:-3 8:3
~分か	8:2
~分け	2:-2 5:-2 9:4
~分别	0:2 3:-2 5:4 6:-4 7:-2 9:-2
~分割	2:3
~切	2:2 5:3 6:-2 8:-2 9:-2
~切り	5:2 7:-2
~列	0:-2 1:-2 5:7 6:-2 7:-2 9:-2
~列一	5:3 7:-2
~列一下	5:3 7:-2
~列出	0:-2 3:-2 5:4
~列出来	3:-2 5:4
~列挙	5:2
~列表	1:-2 3:2 7:2
~则	1:2
~刚	5:2 8:2
~刚接	5:2 8:2
~刚接手	5:2 8:2
~创	4:2 5:-3 6:2
~创建	4:2 5:-3 6:2
~初	0:-2 1:3 2:-2 5:-3 7:2
~删	0:-2 5:3
~删掉	0:-2 5:4
~別	5:4 7:-3
~利	0:-2 3:-2 5:3 6:-2 7:-2 9:2
~利用	0:-2 5:3 6:-2 7:-2
~别	1:-3 2:-2 3:-2 4:-2 5:2 6:-4 7:2
~别是	5:2
~别的	3:-2 7:3
~到	1:2 2:-3 3:2 4:2 5:-5 8:-2 9:-2
~到了	0:2 1:-2 4:-2
~到哪	0:2 4:-3
~到哪些	0:-2 4:-2 5:4
~到处	1:4 5:-2
~到底	1:3 3:-2 5:-4 7:-3
~制	0:-3 1:-2 2:3 3:2 7:-3 8:-3
~刷	0:3 1:2 2:2 3:-4 4:-2 5:-2
~前	0:-3 2:-3 6:-2 7:4 9:-3
~前端	3:-2 7:2
~割	0:-2 1:2 2:2 7:-2 8:-2
~功	0:-2 2:2 3:-3 4:-2 5:2 7:-2 8:-2
~功能	0:-2 1:-2 2:3 3:-2 5:2 8:-2
~加	0:-3 2:3 3:2 4:2 7:-3 9:-2
~加す	2:2
~加する	2:2
~加一	2:3
~加了	3:4 7:-2
~务	0:-2 4:-3 5:3 8:-2
~动	1:-3 3:2 9:-2
~动了	5:2
~効	0:2
~動	4:3 5:-7 6:-2 7:3 8:-2 9:-2
~動く	0:-2 1:3 3:-2 4:3 5:-5
~動画	7:3
~務	1:2 7:4
~包	0:-4 4:-2 7:3 8:-2 9:-2
~化	0:4 1:-3 2:2 5:-6 7:2
~化け	0:2 5:-2
~化し	0:2 2:2 5:-4 7:-3 8:2
~化して	0:3 2:3 5:-2 7:-2
~化してる	2:3 7:-2
~区	0:-3 2:-3 4:-2 5:2 8:-2 9:4
~区分	0:-2 1:2 8:-2 9:2
~区别	9:3
~十	0:-2 1:2
~千	2:3
~千多	2:3
~升	3:2 5:2
~升级	3:2 5:2
~半	0:3 3:2 5:-4
~单	0:-4 6:-4 7:3 9:-2
~单元	5:-2 8:2
~单元测	5:-2 8:2
~单元测试	5:-2 8:2
~单测	3:2 5:-3 7:2
~卡	3:3
~印	0:2
~却	5:4 7:-2
~历	1:2 4:2
~压	3:2
~压测	3:2
~原	2:2 3:3 8:-2
~原因	3:3
~去	0:3 1:-5 5:-2 6:-2 7:3 9:-2
~去的	1:-2 4:-2 5:2
~参	2:-2 3:-2 5:2 6:-3
~参数	1:2 2:-2 4:2 5:-4 6:-2 9:2
~又	3:2 5:2
~及	0:-2 5:4
~反	0:-3 1:-2 2:-3 3:4 5:2 6:-3 8:-3
~发	1:-3 3:2 5:3 6:-2 7:-2 8:-2
~发出	0:-2 1:-2 5:4
~发出去	5:3
~发的	0:2
~取	2:-2 5:2 7:-3 8:-2 9:-2
~取っ	0:-2
~取って	0:-2
~取り	0:-2 1:2 4:2 7:-2
~受	0:2 1:-2 2:-2
~受け	5:2
~受けて	0:-2 5:4
~变	2:-2 3:4 7:-2
~变成	0:-2 2:-2 3:4
~变量	5:-2 6:2
~口	4:-3 6:4 7:-3
~句	0:-3 4:3
~叩	0:-2 1:-2 4:-2 5:2 7:2
~叩い	5:3
~叩いて	5:3
~只	9:2
~只有	5:-2 7:2
~叫	1:2 5:2
~可	0:-2 4:-2 5:2
~可以	3:2
~可能	1:-2 5:4
~台	1:-2 3:5 5:-3
~号	3:2 5:-2 8:-2
~吃	0:3 1:-2
~吃掉	0:3 1:-2
~吃掉了	0:3 1:-2
~各	0:-2 1:-3 2:-2 3:-3 8:2 9:3
~各自	1:-2 5:3
~合	0:-2 3:-2 4:-2 6:-2 7:3
~合理	2:-2 5:-2 8:2
~同	0:-4 3:5 4:-3 7:-2 8:-2
~同じ	3:2
~同一	0:-2 3:3 5:-2
~同名	3:-2 5:4 6:-2 9:-2
~同期	0:-2
~名	1:-3 3:-3 4:-2 5:4 6:-4 7:3 8:-2
~后	1:-4 3:2 4:4 5:-2 6:-2 8:-2 9:-2
~后有	3:-2 7:2
~后端	0:-2 3:2 7:-3
~吐	0:2
~吗	0:-7 3:-3 4:-4 5:-8 6:-5 7:13 9:-3
~吧	0:2
~含	9:2
~听	5:2
~启	0:2 1:-2 2:-2 3:2 4:2 5:-3 7:-2
~启动	0:3 1:-2 2:-2 4:2 5:-3
~味	1:3
~呼	7:2 9:-2
~呼ばれて	0:2
~呼び	5:-2 7:3 9:-2
~呼び出	6:2 7:-2
~呼び出し	6:2 7:-2
~呼ん	0:-2 5:4
~呼んで	0:-2 5:4
~呼んでる	5:3
~命	3:-3 6:-3 7:4
~命名	3:-2 6:-3 7:4 8:-2
~和	1:3 2:-2 3:-3 4:-2 7:-3 8:-3 9:3
~咱	5:2
~咱们	5:2
~品	2:-2 3:-3 4:-2 5:-2 7:3 8:2 9:-2
~品質	7:2
~响	0:3 1:-3 3:-2 5:-2
~哪	0:6 2:-2 3:-4 6:-3 7:-4 9:3
~哪一	0:4 1:-2 5:-4 7:-2
~哪一层	0:3 5:-2
~哪一步	0:3
~哪个	0:4 1:4 3:-3 4:-2 5:-7 7:-2
~哪些	0:-3 1:-3 3:-2 4:2 5:8 7:-3 9:-2
~哪些函	0:-2 4:2
~哪些函数	0:-2 4:2
~哪些地	4:2
~哪些地方	4:2
~哪些子	7:-2
~哪些子类	5:2 7:-2
~哪些异	5:2
~哪些异常	5:2
~哪些文	0:3
~哪些文件	0:3
~哪些方	4:2
~哪些方法	4:2
~哪些模	1:-2 5:3
~哪些模块	1:-2 5:2
~哪些测	5:2
~哪些测试	5:2
~哪儿	0:2 5:-3 9:2
~哪几	0:-2 1:-2 5:5 6:-5 8:-2 9:-3
~哪几个	0:-2 1:-2 5:5 6:-4 9:-2
~哪几个文	2:2
~哪几处	4:2
~哪段	0:5 3:-2 4:-2 5:-4 7:-2
~哪里	0:2 3:2 5:-2 7:-2 9:-2
~哪里被	5:2
~啊	7:-2
~問	4:2
~啥	1:3 7:-2
~啥区	9:2
~啥区别	9:2
~嘛	3:-2 8:3
~嘛的	1:-2 8:3
~器	1:-2
~四	5:2 8:2
~回	1:-2 2:-3 3:2 4:-2 5:-3 6:3 8:-2
~回事	3:2
~因	3:3 5:-2
~囲	0:-2 1:4 2:-2 3:-2 4:-2 6:-2
~図	1:2 5:-2 7:-2 8:2
~图	2:-2 3:2 4:2 5:-2 7:-2
~图片	2:-2 3:-2 4:3 9:2
~圈	3:2
~在	0:2 4:-2 5:-2 8:-2 9:2
~在什	0:2 5:-2
~在什么	0:2 5:-2
~在代	5:-3 9:2
~在代码	5:-3 9:2
~在代码里	5:-3 9:2
~在哪	0:2 2:-2 3:-2 6:-2 9:2
~在哪一	0:3 5:-2
~在哪一步	0:3
~在哪个	1:2 5:-2
~在哪些	0:2
~在哪儿	5:-3 9:2
~在哪几	0:2 4:2 5:-2
~在庫	0:-2 4:2
~在用	7:2
~在监	5:2
~在监听	5:2
~在这	2:-2 3:3 8:-3
~在这个	1:-2 3:3 5:-3 8:-2 9:2
~地	0:4 3:2 5:-3 6:-2 9:-2
~地方	0:2 3:-2 7:2
~地方会	0:-2 7:2
~地方用	0:2 5:-3 7:2
~场	5:3 6:-3
~块	1:2 3:-3 4:-2 8:2 9:-2
~块的	3:-2 5:-4 8:3
~型	0:-4 3:-3 4:-2 5:5 6:-4 7:-3 8:2 9:-2
~埋	4:2 5:-2
~基	5:-2 7:3
~堆	0:-3 1:-2 2:2 5:2
~場	0:4 3:-3 4:2 7:-3
~場合	2:2 3:-2 5:3 7:-2
~場所	0:5 5:-4
~塞	7:2
~境	0:2 3:-2
~増	3:3 7:-3
~増え	3:3 7:-3
~增	2:2
~壊	0:-2 5:4
~壊れ	0:-2 5:4
~声	0:-2 3:-2 6:2 9:2
~声明	6:3 7:-2
~处	1:2 2:-2 4:2 5:-2
~处理	4:2
~备	6:2
~変	5:2 6:-2
~変え	5:3
~変えた	5:3
~変えたい	5:2
~変更	7:2
~変更し	7:2
~复	0:-2
~复代	5:2
~复代码	5:2
~复杂	5:2
~复杂度	5:2
~复杂度最	5:2
~外	2:-2 5:2 6:-2 8:-2
~外で	1:3 2:-2 5:-2
~外は	0:2 5:2 7:-2
~外を	1:-2 5:3
~外面	3:2
~多	0:-3 3:-2 4:-2 6:2
~多い	3:2 5:-2 8:2
~多す	5:2
~多すぎ	5:2
~多少	0:-2 1:3 5:-3 6:4 7:-4
~多少个	1:-2 5:-2 6:3
~多行	2:2
~夜	3:2
~大	1:3 2:-2 3:-2 6:-3 9:-2
~天	1:2 2:-2 5:-3
~失	0:2 1:2 2:2 3:-3 5:-3 6:2 7:-4
~失敗	1:2 3:-2
~失败	0:2 3:-2 5:-3 6:3 7:-3
~头	0:-3 3:2 5:3
~套	0:-5 1:-4 2:3 3:-4 4:-2 5:-4 6:-2 7:-2 9:6
~好	0:-2 3:3 4:-2 5:2 7:-3 8:-2 9:-3
~好好	3:3
~好好的	3:3
~好的	3:3
~如	1:2 3:-2 6:-2
~如果	1:3 3:-2
~始	5:3 7:-2
~子	5:-4 6:3 7:2 9:-2
~子库	1:3
~子类	6:4
~字	5:4 6:-2 7:-3 8:-2 9:-2
~字化	0:2 3:2 5:-2
~字化け	0:2 3:2 5:-2
~字段	0:-2 1:2 5:3 7:-2
~存	0:-4 2:-3 3:3 7:2 8:-2
~存し	7:2
~存在	5:-3 7:3
~它	1:-2 4:-2 5:2
~安	1:-2
~安全	5:-3 7:3
~完	3:2 4:2 5:-4 9:2
~定	0:4 1:-2 2:2 5:-2 8:-2
~定し	3:-2 5:-2 7:3
~定して	0:2
~定义	0:2 3:-2
~定位	1:2 5:-2
~定数	5:-3
~定时	1:-2 4:-2
~定时任	3:2
~定时任务	3:2
~定義	7:-2
~定義さ	0:2
~定義され	0:2
~实	1:-2 4:-2 6:2 7:-2 8:-2 9:-2
~实例	0:2 5:-3 6:2
~实现	1:-2 5:3
~実	1:-2 4:2 5:2 7:-5
~実行	4:2
~実装	5:2 7:-2
~実装し	5:3
~実装して	5:3
~実際	3:2 5:-2
~审	9:2
~客	8:4 9:-2
~害	0:-2 1:2 5:2 7:-2
~容	0:-3 5:2 6:-2 7:2
~密	2:-2 3:2 5:-3 7:2
~对	0:4 1:-5 3:2 5:-4 6:-2 7:3 8:-2 9:-2
~对应	0:4 3:-2 7:-2
~对应的	0:4 3:-2 7:-2
~对象	0:2 3:2 5:-3
~对象是	0:3 5:-2
~导	0:-2 2:-2 3:2
~导出	3:3
~导出的	3:3
~対	5:2
~小	1:-2 2:2 3:3
~少	0:-3 1:3 2:-2 5:-2 6:3 7:-4 9:-2
~少个	1:-2 5:-2 6:3
~就	0:-3 1:-2 3:5 4:-2 5:-4 7:2 8:-2
~就卡	3:3
~局	3:-2 7:3 8:-3
~层	1:-4 2:-3 5:3
~层有	0:3 5:-3
~届	3:3 4:2 5:-4 7:-2
~屏	4:3
~層	0:2 1:-3 3:-2 5:-3 6:2 7:2
~工	1:-2 3:-2 4:2 6:-3 9:2
~工具	2:2 6:-2
~差	0:-3 5:-3 6:-2 9:4
~己	1:-2 3:-2 7:-2 9:4
~己写	9:3
~已	1:-2 3:3 4:-3 5:2 7:-3
~已经	3:3 5:2 7:-3
~带	4:2
~帮	2:-2 3:-2 8:3
~帮忙	3:-2 7:-2
~帮我	8:2
~幕	7:2
~干	1:2 8:2 9:-2
~干嘛	3:-2 8:3
~干嘛的	1:-2 8:3
~年	5:-2 7:2
~并	0:-2 3:-2 8:-2 9:3
~并发	9:2
~序	0:-2 4:3 7:-2 9:-2
~库	0:2 3:-2 5:2 9:-2
~库里	0:-3 6:2
~应	0:5 1:-4 2:2 3:3 5:-4 6:-2 7:-4 8:-2 9:-2
~应的	0:4 3:-2 7:-2
~应该	2:3 3:2 5:-3
~底	1:2 3:-4 5:-2 6:2 9:-2
~度	1:-2 4:-2 5:3 8:-2
~度最	5:2
~度最高	5:2
~庫	0:-2 4:2
~建	1:-2 4:2 5:-4 6:2 8:3
~开	0:-2 3:3 4:-2 7:-4 9:-2
~异	0:2 5:2 7:-3
~异常	0:2 5:2 7:-2
~式	0:-2 1:3 9:-2
~引	1:-3 3:-2 4:-3 5:4 6:-3
~引き	0:-2 2:3 5:-2
~引き継	0:-2 2:3 8:2
~引入	5:2
~引数	5:3 6:-2 7:-2
~引数を	0:2 6:-2
~引用	0:-2 5:3 6:-2
~张	3:2 4:2 5:-2
~弹	0:3 5:-2
~归	0:2 1:-2 4:2
~当	0:3 1:-2 2:-2 3:2 4:-2 7:-3
~当初	3:2
~录	0:-3 1:-4 2:-3 8:4
~录的	5:-3 8:3
~形	0:-2 5:4 7:-2
~形式	5:4 7:-2
~影	0:-2 1:2 3:-2 5:2
~影响	3:-2 7:2
~影子	1:3
~影子库	1:3
~影響	5:2
~影響範	5:2
~影響範囲	5:2
~役	0:3 1:3 5:-4
~往	0:4 1:-2 4:-3
~径	7:2
~後	0:-2 2:-2 4:2 7:3
~得	0:-5 1:2 2:-3 3:2 4:-2 6:-2 7:2 9:-3
~循	2:-2 4:2 7:3
~循环	2:-2 4:2
~循环依	7:2
~循环依赖	7:2
~循環	7:2
~微	5:-2
~心	1:3
~必	7:2
~志	0:2
~志里	1:2
~忘	0:3 7:-2
~忙	2:-2 3:-2 7:-2
~応	0:-2 3:2 5:4 7:-3
~応し	0:-2 5:3 7:-2
~快	0:-3 2:-2 3:4 7:-2 9:2
~快照	0:-2 3:2 5:-2 9:2
~念	1:3
~怀	0:-2 1:2
~怀疑	0:-2 1:2
~态	0:-2 1:-3 2:-3 6:-2 7:-2 8:3 9:2
~态机	1:-2 3:-2 5:-3 8:3 9:2
~怎	0:-4 1:-4 2:7 3:-4 4:3 5:-4 6:-2 7:-4
~怎么	0:-4 1:-4 2:7 3:-4 4:3 5:-4 6:-2 7:-4
~怎么一	2:-2 4:3
~怎么拆	2:3 7:-2
~怎么走	2:-2 4:3
~思	1:2 2:3 3:-2 4:-2 5:-3 7:-2 9:-2
~思う	5:-2
~思路	1:-2 2:4 3:-2 5:-2
~性	1:2
~总	1:-4 4:-2 6:3 7:-3 8:2 9:-3
~息	1:-2 3:2 4:2
~患	1:2 3:2 5:-3
~情	0:-4 2:-2 7:2 8:-2
~情况	0:-4 2:-2 7:2 8:-2
~想	0:-4 1:-2 2:2 3:-4 5:3 6:-2 7:2 8:-2
~想加	2:2 5:-2
~想知	0:-2 3:-2 5:2 9:2
~想知道	0:-2 3:-2 5:2 9:2
~意	0:-2 1:2 2:-2 3:4 4:-2 5:-4 7:-2 8:-2
~意味	1:3 5:-2
~意思	1:3 3:-2
~感	3:-2 5:-2 7:3
~成	0:-3 3:4 4:-2 7:-3 8:-2
~成功	1:2
~成的	1:2
~我	1:-2 2:-3 6:-2 8:4
~我们	9:2
~我把	3:2
~截	4:2 5:-2
~户	4:2 7:-2 8:-2
~戻	0:-2 3:3 7:-2
~戻り	5:2
~戻り値	5:2
~所	0:3 1:-2 2:-2 3:-2 4:-2 6:2
~所は	3:-2 6:2 7:2
~所を	5:2
~所有	0:-2 5:3
~手	2:3 7:-4
~手机	3:2
~打	0:2 1:-2 4:2 5:-3 7:-3 8:3 9:-3
~执	0:-2 1:2 4:2 7:-2
~执行	0:-2 1:2 4:2 7:-2
~找	0:2 1:-2 3:-4 5:4 7:-3 8:-3
~承	0:-2 3:-2 5:-4 6:-2 7:-2 8:4
~承し	1:2
~技	2:-2 5:2 7:-2
~把	0:-3 1:-3 4:-3 5:4 8:-2
~投	1:-2
~投げ	0:-2 5:3
~投げて	0:-2 5:3
~抛	0:-2 3:-2 6:2 9:2
~抛出	1:-2 5:-2 6:3 7:2
~択	0:-2 1:2 3:3 5:-2 7:-2
~报	0:2 1:-5 5:2 7:-3
~报错	1:-2
~押	0:-2 1:3 5:-2 7:2
~抽	2:-2 3:-2 5:-4 7:2 8:2
~抽象	2:-2 5:-3 8:2
~拆	5:3 7:-3 8:-3
~拾	0:5 1:-2 5:-4
~拿	0:4 3:2 5:-4
~持	0:-2 1:-2 5:5 6:-2
~挂了	6:2
~指	0:-3 1:5 2:-2 7:-2 8:-3 9:-2
~指什	1:4 5:-3 9:-2
~指什么	1:4 5:-3 9:-2
~指摘	5:3 7:-2 8:-2
~按	1:-3 4:2 5:-3 7:-2 8:-2 9:2
~按什	1:-2 2:2 4:2 5:-2
~按什么	1:-2 2:2 4:2 5:-2
~挙	5:2
~挙げ	5:2
~挙げて	5:2
~挙げてく	8:2
~捕	0:-5 1:-2 3:-3 5:4 9:3
~捕获	0:-4 5:5
~换	1:-2 3:2 5:2 9:2
~换成	1:-2 9:2
~据	0:-2 1:-3 2:-2 3:2 4:2 5:2
~据库	5:2
~据库里	5:2 7:-2
~掉	1:-3 2:-2 5:3 6:3 7:-3 8:-3 9:-2
~掉了	0:2 1:-2
~排	0:-2 1:-2 5:3 8:-2
~探	0:2
~探し	0:2
~探して	0:2
~接	0:4 1:-3 2:-2 4:-3 7:2 9:-2
~接手	0:2 3:-2 4:-2
~控	3:3 7:-2
~控制	3:3 7:-2
~推	3:3 7:-2
~提	0:-2 2:2 3:2
~提交	0:-2 3:2
~提示	2:2
~換	5:2
~握	0:-3 5:2 7:2
~握り	0:-3 7:3
~握りつ	0:-3 7:3
~握りつぶ	0:-3 7:3
~搜	0:2 3:3 8:-2
~摘	5:3 7:-2 8:-2
~播	5:2 7:-2
~支	3:-2 5:2
~支付	2:2
~支持	5:3
~收	1:2 5:-3 7:-2
~收到	3:2 5:-3
~改	0:-2 2:2 3:2 5:2 6:-2 9:-2
~改了	1:2
~改哪	2:3
~放	0:4 1:-2 2:-2 3:2 5:-4 7:-2
~故	1:-3 3:2 8:2
~效	0:-2 1:2 2:-2 3:2 5:-2
~敗	1:2 3:-2
~教	2:2 3:-2 7:-2
~教え	2:2 3:-2 7:-2
~教えて	2:2 3:-2 7:-2
~教えてく	9:2
~散	0:-2 7:2
~数	1:-4 3:2 4:2 6:2 9:-2
~数が	5:3 6:-2
~数の	5:3 6:-3
~数は	5:3
~数はど	5:2
~数を	4:3 7:-2
~数字	0:-2 5:3
~数据	0:-2 1:-3 2:-2 3:2 4:2 5:2
~数据库	5:2
~数据库里	5:2 7:-2
~数是	0:2
~整	0:-2 1:-2 5:-2 7:-2 8:3 9:-2
~整体	8:3
~整理	5:2
~敵	0:-2 1:-2 5:-3 6:3 7:2
~文	0:4 1:-5 7:-3 9:-2
~文件	0:2 1:-3 3:-2 6:2 7:-2
~文字	1:-2 2:-2 5:3 7:-2
~文字化	0:2 3:2 5:-2
~文字化け	0:2 3:2 5:-2
~文档	5:2
~断	0:2 1:-3 3:-2 5:2
~新	0:-2 1:-2 2:5 4:-3 6:-2 8:-2
~新し	0:-3 2:2 5:3
~新しい	2:2
~新人	5:2 7:2
~新的	2:4 3:2 4:-2 5:-3 7:-2
~方	2:4 3:-5 6:-2
~方会	0:-2 7:2
~方式	0:-2 1:2 2:2
~方法	1:-3 2:2 3:-3 5:3 7:-4 9:2
~方用	0:2 5:-3 7:2
~日	2:-2 3:4 4:-2 5:-4
~日志	0:2
~日志里	1:2
~旧	0:-2 1:-2 2:-2 3:5 5:-2 7:-3
~旧的	3:2
~时	0:3 3:3 4:-2 5:-2 6:-2 7:-2 8:-2
~时任	3:2
~时任务	3:2
~时候	0:-2 1:-2 3:3 5:-3 9:2
~明	0:-4 3:2 6:2 7:-2 9:-2
~明し	1:2 5:-2
~明して	1:2 5:-2
~明明	3:3
~昨	3:4 5:-2 7:-2
~昨日	3:4
~是	0:2 1:5 3:2 4:-2 5:-6 6:-2 7:-2
~是一	1:2 7:-3
~是不	0:-2 1:-4 3:-5 7:6
~是不是	0:-2 1:-4 3:-5 7:6
~是什	0:-2 1:2 3:-2 5:-3 7:2
~是什么	0:-2 1:2 3:-2 5:-3 7:2
~是什么意	1:3 3:-2
~是哪	0:3 1:3 2:-2 3:-3 6:-2 7:-3 9:-2
~是哪个	1:4 3:-2 5:-5
~是啥	0:-2 1:3 3:-2 5:2 7:-2
~是在	0:2
~是在哪	0:2
~是干	8:3
~是干嘛	1:-2 8:3
~是干嘛的	1:-2 8:3
~是怎	0:-2 1:-2 2:4 3:-2 4:2 5:-2 8:-2 9:-2
~是怎么	0:-3 1:-2 2:4 3:-2 4:2 5:-2 8:-2 9:-2
~是怎么一	2:-2 4:3
~是空	7:2
~是谁	0:4 5:-2
~显	3:2 5:-2
~時	0:2 1:-3 3:2 4:2 5:-4 7:-2
~晨	0:2 1:2 2:-2 3:-3 5:-3
~更	0:-4 1:-3 3:2 5:-7 6:-2 7:-2 9:7
~更し	7:2
~更新	3:2 4:2 5:-2 7:-2
~書	1:-2 2:-2 7:2
~書い	3:-2 5:-2 7:2
~書いて	3:-2 5:-2 7:2
~書いてあ	3:-2 5:-2 7:2
~書か	6:2
~書かれ	6:2
~書かれて	6:2
~書き	0:-2 5:2 6:-2 7:2
~替	4:2 7:2
~替え	0:-2
~最	1:3 3:-4 4:2 7:-3 8:-2 9:-3
~最初	0:-2 1:4 5:-2
~最大	1:4 5:-2 6:-3
~最終	0:2 4:2 5:-2 7:-2
~最終的	0:2 4:2 5:-2 7:-2
~最終的に	0:2 4:2 5:-2 7:-2
~最高	5:2
~月	5:2
~有	0:-3 1:-2 4:-3 7:5
~有人	3:-3 5:-5 7:5
~有什	5:-5 7:-2 9:3
~有什么	5:-5 7:-2 9:3
~有什么区	9:2
~有代	5:2
~有代码	5:2
~有几	5:-2 6:5 7:-3 9:-2
~有几个	5:-2 6:5 7:-3 9:-2
~有别	3:-2 7:3
~有别的	3:-2 7:3
~有哪	0:-2 2:-2 4:-2 5:6 6:-2 7:-4 8:2 9:-2
~有哪些	0:-2 2:-2 4:-2 5:5 7:-4 8:2
~有哪几	5:3
~有啥	9:2
~有啥区	9:2
~有啥区别	9:2
~有地	5:-2 7:3
~有地方	5:-2 7:3
~有多	1:-2 6:3
~有多少	1:-2 6:3 7:-2
~有循	7:2
~有循环	7:2
~有循环依	7:2
~有没	3:-3 7:5
~有没有	3:-3 7:5
~有的	0:-3 4:-3 5:2 8:2
~有谁	0:-2 5:3
~服	1:-2 3:-2 5:4
~服务	1:-2 3:-2 5:4
~期	0:-4 1:-3 9:2
~未	1:2 3:2 6:-3
~本	0:-3 3:2 5:-3 8:-2
~本地	3:3 7:-3
~本番	2:2
~机	0:-2 1:-3 3:2 5:-3 7:-2 8:2
~杂	5:2
~杂度	5:2
~杂度最	5:2
~杂度最高	5:2
~条	1:2 3:-2 5:-2 6:4 7:-3 9:-2
~来	0:5 5:-4 6:-2 7:2 9:-2
~来的	0:5 1:-4 3:-2 4:2 5:-5 8:-2
~构	4:-2 9:-2
~析	1:-3 3:2 4:2 5:-2 7:-2
~枚举	7:2
~果	0:-3 1:2 2:-3 3:3 4:-2 8:-2 9:-2
~果が	3:2
~架	2:2 5:-2
~架构	5:-2 8:2
~查	1:-2 3:3 7:-2
~标	0:-3 3:2 5:-2 8:2
~校	2:2
~校验	2:2
~样	0:-2 1:-4 3:4 5:-3 7:2 9:-2
~样的	1:-2 3:4 7:-3
~格	0:-2 1:2 3:-2 6:-3 7:3
~案	2:2 7:-2 8:2
~档	0:-2 1:2 3:-2 4:2
~检	0:-2 2:3 5:-2
~検	1:2 6:-2 8:2
~検証	8:2
~概	1:2 5:-2 8:3
~概念	1:3
~構	2:2 5:-3 7:-2
~構成	2:2 5:-2
~様	0:-2 1:-2 3:-3 7:3
~様で	3:-2 7:4
~模	1:3 4:-3 5:-3 7:-2 8:2 9:-2
~模块	1:2 3:-2 4:-2 5:-3 8:3 9:-2
~模块的	5:-3 7:-2 8:3
~模型	1:3
~機	5:2
~次	0:-3 1:-3 2:-2 4:2 5:-4 6:6 7:-2 9:-2
~款	5:2
~止	0:3 5:-3
~止ま	3:2
~正	0:-2 4:-2 6:-2
~正常	3:2 7:2
~步	0:3 3:-2
~死	0:-4 1:2 2:3 3:-2 5:-3 7:3
~残	0:-2 5:2 7:2
~残っ	0:-2 7:2
~残って	0:-2 7:2
~残ってい	7:3
~残ってる	5:3 7:-3
~段	0:3 3:-2 5:-2 7:-2 8:-2 9:-3
~段逻	0:3 5:-2
~段逻辑	0:3 5:-2
~毎	0:3 1:2 7:-3
~毎回	0:3 1:2 7:-3
~每	2:-2
~比	0:-3 1:4 4:-2 8:-2 9:-3
~比较	2:2 5:2 8:-2 9:-2
~比较好	2:2 8:-2 9:-2
~気	3:-2 7:-2 8:3
~気が	2:2 3:-2 7:-2
~気がし	6:2 8:2
~気がしま	6:2 8:2
~気がす	2:2 7:-2
~気がする	2:2 7:-2
~求	0:-4 1:-2 2:-3 3:3 4:4 5:-4 6:-2 7:2 8:-2 9:-2
~池	3:2 7:-2
~決	0:2 2:2 5:-4 7:3
~決め	2:2
~決済	0:2 5:-4 7:3
~没	2:-2 3:2 4:-2 7:4 8:-2 9:-2
~没事	3:2
~没人	7:2
~没有	3:-3 7:4
~没清	0:2 3:-2 5:-3 6:2
~法	0:-3 1:-2 2:3 3:-3 5:3 7:-5
~波	5:3
~波及	5:2
~注	1:-2 2:-2 3:2 4:2 5:-3 9:2
~注文	3:2 4:2 5:-2
~洗	5:3
~洗い	5:2
~洗い出	5:2
~派	1:-2 5:3
~派生	5:2
~流	0:-3 4:3 5:-2 9:2
~流れ	4:2
~流れを	4:2
~测	1:-3 3:2 4:-2 5:-2 7:2 9:-2
~测试	1:-2 3:2 9:-2
~测试覆	0:-2 2:-2 8:2
~测试覆盖	0:-2 2:-2 8:2
~消	0:2 1:-3 2:2 6:-2 7:-3 8:-2 9:-2
~消し	0:-2 2:4 3:-4
~消息	1:-2 3:2 4:2
~消費	3:2
~消費税	3:2
~消费	0:2 1:-2 3:2 5:-3
~涨	3:3
~混	8:2
~清	3:-2 4:-3 5:2 7:-3 9:-2
~済	5:-4 7:3
~渠	9:2
~渠道	9:2
~渡	0:2 4:3 5:-3 7:2 8:-2
~游	0:-3 1:-2 3:-2 5:6 6:-2 7:-3
~源	4:2 5:-2
~準	7:2
~漏	1:2 5:-4 7:3
~漏了	0:-2 1:2 5:-2
~点	0:-5 1:3 3:-2 7:-2 8:2 9:2
~烦	3:2
~照	0:-2 3:2 9:2
~照してい	0:-2 5:3
~父	1:3 5:-2 7:-2
~片	0:-2 1:-2 2:-2 3:-3 4:3 5:-2 7:3 9:2
~版	0:-2 2:-3 7:-4 9:5
~版と	2:-2 6:-2 7:-2 9:4
~版本	1:2 5:-2 9:2
~特	1:3 5:-3
~特别	3:2
~状	0:-3 2:-3 3:-2 4:-3 6:-2 8:3 9:2
~状态	1:-2 2:-2 3:-2 4:-2 7:-2 8:3 9:2
~状态机	1:-2 3:-2 5:-3 8:3 9:2
~独	0:-2 2:2 3:2 7:-2 8:-2
~率	1:-2 7:-2 8:4
~率直	1:-2 8:3
~率直に	1:-2 8:3
~环	0:2 4:2 5:-3
~环依	7:2
~环依赖	7:2
~环境	0:3 3:-2 5:-2
~现	3:-3 4:-2 5:3 9:-3
~现在	1:2 3:-3 9:-3
~现在哪	1:2 5:-2
~现在这	5:3 8:-2 9:-2
~現	0:-2 1:-2 2:2 7:-2 9:-2
~理	3:2 7:-2
~理が	0:-3 1:-2 4:3
~理し	0:2
~理は	5:2
~理はど	5:2
~理を	0:3 3:-2
~理由	3:3 5:-2 7:-2
~環	7:2
~生	0:4 1:-2 2:-3 4:3 5:-2 6:-3 7:-2 8:-2 9:-3
~生成	1:2
~生成的	1:2
~用	0:-2 1:2 7:2 8:-2 9:-2
~用两	3:2
~用了	0:2
~用吗	0:-2 1:-2 3:-3 5:-3 7:6
~用户	4:2 5:-3 7:-2
~用的	1:2 2:2 3:-2 5:2 7:-2
~用者	6:3
~用链	4:2
~由	0:4 2:-2 5:-3 9:-2
~由哪	0:5 1:-3 3:-2 4:-2 5:-2
~画	0:-2 1:-3 4:2 5:-5 8:5
~画面	1:-2 4:2
~画面に	4:2 5:-3
~画面に出	0:2 2:-2 4:2 5:-2
~画面を	2:2 3:-2
~番	3:2 7:-3
~番だ	3:2
~番で	2:-2 4:2
~疑	0:-2 1:2 3:2
~病	1:2 5:2 7:-2
~発	1:-2 5:2
~登	0:-4 1:-4 2:-2 8:2 9:-2
~登录	0:-2 1:-2 2:-2 3:-2 8:2
~登録	0:-2 5:3
~白	5:-2 7:2
~百	9:2
~的	0:3 7:-3 8:2
~的に	3:-2 4:2 5:2 6:-2 7:-3
~的代	3:-2 5:2 7:-2
~的代码	3:-2 5:2 7:-2
~的写	1:2 5:-2 8:3
~的几	6:-2 9:3
~的几个	5:-2 6:-2 9:3
~的函	0:-3 5:4
~的函数	0:-3 5:4
~的分	5:-3 7:2 8:2
~的单	0:3 3:-2 5:-2
~的地	0:2
~的地方	0:2
~的实	0:2 5:2 7:-2
~的实现	5:3 7:-2
~的方	5:2
~的方法	5:2
~的时	3:3
~的时候	3:3 5:-2
~的是	0:3 1:-2 7:-2
~的有	7:2
~的类	3:-2 5:4
~的话	0:-3 1:2 2:-2 3:-2 4:-3 5:3 6:-2 8:-2 9:2
~的那	0:2 4:-2 7:2
~的那个	0:2 4:-2 5:2
~监	5:2
~监听	5:2
~盖	0:-2 2:-2 8:2
~目	0:2 2:-3 5:-2 7:-4 8:3
~目录	1:-2 2:-2 5:2 7:-2 8:3
~目录的	5:-3 8:3
~目里	8:-2 9:2
~直	1:-2 4:-3 7:2 8:2
~直し	5:3 7:-2
~直に	1:-2 8:3
~直接	4:-2 7:3
~相	2:-2 8:2
~看	1:-2 2:-2 3:3
~看到	3:3
~看看	5:-2
~真	1:-2 3:3 4:-2 5:-3 7:2
~着	0:-4 1:-3 2:-2 3:2 4:4 9:-2
~着代	2:-2 4:3
~着代码	2:-2 4:3
~知	1:-2 3:2 6:-2 7:-4 9:2
~知り	5:2
~知りた	5:2
~知りたい	5:2
~知道	0:-2 3:-2 5:2 9:2
~短	0:2 1:-3 3:-3 4:3 8:-2 9:-2
~短信	0:3 1:-3 3:-2 5:2 8:-2
~码	0:3 2:-2 3:-3 4:2
~码在	3:-2 4:2 5:-2
~码在哪	4:2
~码里	1:3 4:-2 5:-4 9:2
~码里到	1:2
~码里到处	1:2
~確	0:2 3:-2 4:3 5:-4 7:2
~確定	4:3 5:-2
~確認	0:2 5:-3 7:2
~確認し	0:2 5:-3 7:2
~確認した	0:2 5:-3 7:2
~示	0:-2 2:3 5:-3
~离	0:-3 4:-2 7:2 8:-2
~离线	0:-2 3:-2 5:-2 7:3
~种	0:-3 2:2 5:2 8:-3 9:-3
~秒	3:3
~租	3:2
~租户	3:2
~移	0:-4 4:4 7:-2
~程	1:-2 2:-2 3:3 4:-2
~程池	3:2 7:-2 9:2
~税	3:2
~種	5:2
~種類	5:2
~空	0:-2 3:2
~突	0:3 3:2 5:-4
~立	0:2 2:2 5:-2 7:-3
~端	1:-3 3:2 6:-2 8:-2 9:-2
~端数	3:2
~符	0:-2 3:2
~第	1:-2 3:3
~等	3:2
~签	0:-2 1:-2 3:2 7:-3 9:2
~签名	0:-2 1:-2 7:-3 9:2
~箇	4:-2 5:2
~箇所	4:-2 5:2
~箇所は	0:-3 5:2 6:2
~箇所を	5:3
~算	0:-2 2:3 3:-3 4:2 6:-2 8:-2 9:-2
~管	0:3 1:-2 5:-4 6:2 7:-2 8:2
~管理	3:2 5:-3 6:2 8:2
~範	0:-2 1:4 3:-2 6:-2
~範囲	0:-2 1:4 3:-2 6:-2
~类	7:-2 8:-2 9:-2
~类型	0:-2 1:-2 2:2 3:-2 5:3 6:-2
~系	0:2 3:-4 5:-6 6:-2 7:-4 9:3
~系统	0:3 1:2 3:-2 5:-5 7:-3 9:-2
~約	3:-2 4:2 5:-3 7:3
~索	3:3
~終	4:3 5:-3 7:-3
~終的	0:2 4:2 5:-2 7:-2
~終的に	0:2 4:2 5:-2 7:-2
~組	1:-2 2:3 7:-2
~組み	1:-2 2:3 7:-2
~経	1:-3 2:-2 4:2 5:-5 6:2
~経由	4:3 5:-2
~経路	1:-2 5:-3 6:3
~結	1:2 3:3 5:-2 7:-2
~結果	3:3
~継	0:-3 2:2 3:-2 4:-2 5:-3 6:3 7:-2
~継承	1:2
~継承し	1:2
~続	3:4 5:-3
~続け	3:3 5:-3
~红	0:-2 2:-2 3:5 5:-3 7:-3
~级	5:3 8:-2
~线	0:-2 1:-2 2:-3 7:2
~线上	0:-2 1:2 3:2
~线程	5:-2
~线程池	3:2 7:-2 9:2
~组	1:-2 5:2
~组件	1:-2 5:2
~经	0:-2 3:3 4:3 7:-3
~经过	4:3 5:-2
~结	1:-2 4:3 5:-4 8:2
~结果	5:-2 7:2
~给	1:-3 3:-4 6:-2 7:-3 8:4 9:-2
~给我	1:-2 2:-2 3:-3 4:2 5:-2 7:-2 8:4
~统	0:3 3:-3 5:-8 6:3 9:-3
~缓	1:-2 5:2 7:-2
~缓存	1:-2 5:2 7:-2
~编	2:-2 5:-2 7:3
~编译	1:2 3:-3 5:-2 7:3
~缺	0:2 3:-3
~缺点	3:-2 5:2
~网	1:-2 4:3 5:-3 9:2
~网关	1:-2 4:3 5:-3 7:-2 9:2
~置	5:2 9:-2
~置项	0:-2 5:2
~義	7:-2
~義さ	0:2
~義され	0:2
~義されて	0:2
~翻	1:2 7:-2
~老	3:-2 5:2
~考	1:-3 5:-3 6:2 7:2
~者	0:-3 2:-2 4:-3 5:-2 6:3 7:-2 9:3
~而	5:2 7:-2 9:2
~而不	9:2
~职	5:2
~能	0:-5 3:2 9:-2
~能不	4:2
~能不能	4:2
~能不能用	7:2
~能用	3:2 5:-2
~自	1:-4 2:4 3:-4 4:-3 6:-2 7:2 8:-2 9:3
~自己	1:-2 3:-2 7:-2 9:4
~自己写	9:3
~色	1:-2 2:-2 3:3
~范	3:-2 7:2 8:-3
~获	0:-4 5:5
~落	2:-2 7:-2
~落ち	0:-2 6:2
~落ちる	5:-2 6:2
~落地	3:2
~行	1:2 5:-3 6:-3 8:-3
~行が	3:2
~行わ	1:2
~行われ	1:2
~行を	3:2 7:-2
~表	0:-2 2:2 5:-2 9:-2
~表示	1:2 5:-2
~被	0:2 1:-3 3:-2 4:-2 5:2 6:2 7:-4 9:-2
~被哪	5:2
~被谁	3:-2 5:3
~装	3:-3 5:3 9:-2
~装し	5:3
~装して	5:3
~複	3:-2 5:2 7:2
~要	0:-3 4:-3 5:6 7:-3
~要是	1:2
~覆	0:-2 2:-2 8:2
~覆盖	0:-2 2:-2 8:2
~見	0:3 1:2 2:-3 3:-4 4:-4
~見せ	0:2 5:2 7:-2
~見せて	0:2 5:2 7:-2
~見つ	0:2 3:-2 5:3 7:-3
~見て	7:3
~覧	0:-2 3:2 5:4 6:-2 7:-3
~覧を	3:2
~规	3:-2 5:-2 7:3
~觉	5:-2 7:3
~角	0:2 1:-3 3:4 4:-2 5:-3 7:-2
~解	1:3 4:2 5:-4 7:-3 8:-2 9:2
~解析	1:-3 4:3 5:-2 7:-2 9:2
~触	4:-2 5:4 7:-3
~触发	0:-2 5:3
~言	0:2 1:-2 3:-3 5:-2 7:3 8:2
~計	0:-2 2:-3 4:-2 6:-2 9:4
~計の	1:-2 2:-2 5:-3 9:3
~計算	1:3 7:-2
~記	0:2 5:-2
~設	4:-2 9:2
~設定	0:2 2:3 7:-2
~設計	0:-3 2:-2 9:3
~設計の	1:-2 2:-2 5:-3 9:3
~許	0:-3 3:-2 5:3 6:-2 7:2
~許容	0:-2 7:2
~証	2:-2 3:-2 5:3 8:2
~評	5:-2 8:2
~評価	5:-2 8:2
~評価し	5:-2 8:2
~評価して	5:-2 8:2
~認	2:-2 3:-2 5:-2 9:2
~認し	0:2 5:-3 7:2
~認した	0:2 5:-3 7:2
~認したい	0:2 5:-3 7:2
~説	1:2 5:-2
~説明	1:2 5:-2
~説明し	1:2 5:-2
~説明して	1:2 5:-2
~読	1:3 6:-2
~読し	0:2
~読して	0:2
~読してい	0:2
~読み	0:-2 1:2
~読み取	1:2
~読み込	7:2
~誰	0:4 1:-3 6:-2 7:-2 9:-2
~誰か	5:-3 7:3
~誰が	0:4 1:-3 3:-2 7:-4
~調	3:2 7:-2
~調べ	3:2 7:-2
~調べて	3:2 7:-2
~請	0:-2 7:2
~請求	0:-2 7:2
~警	5:2
~计	0:-3 1:-3 3:2 4:-2 5:-5 6:5 7:2 8:-2
~计算	7:2
~订	0:-3 1:-2 3:-2 4:2 6:2 7:3
~订单	0:-3 4:2 7:3
~认	3:2
~讲	0:-2 1:-2 3:-2 4:3 5:-3 8:3 9:-2
~设	1:-2 6:2 7:2
~设计	1:-2 7:2
~证	0:3 5:-3
~评	0:-2 1:-2 2:-2 3:-2 5:2 7:-2 8:3
~评估	5:3
~译	1:2 3:-3 5:-2 7:3
~试	1:-2 3:2 4:-2 9:-2
~试覆	0:-2 2:-2 8:2
~试覆盖	0:-2 2:-2 8:2
~话	0:-3 3:-2 4:-4 5:2 6:-2 9:2
~询	0:2
~该	0:-2 1:-3 2:3 5:-3 7:-3 8:2
~该跑	5:2
~该跑哪	5:2
~该跑哪些	5:2
~误	1:-2 3:-2 5:2 9:2
~误码	1:-2 9:2
~说	1:-2 3:2 5:2 7:-2 9:-3
~请	0:-2 2:-3 4:4 5:-3 7:2 9:-2
~请求	2:-2 3:2 4:3 5:-3
~请问	3:-2 4:2
~读	0:-2 1:-2 2:-2 7:3 8:-2 9:-2
~谁	0:4 2:-2 4:-2 5:2 6:-3 7:-3 8:-2 9:-2
~谁会	0:-3 1:-2 3:-2 5:5
~谁在	0:-3 5:5
~谁在监	5:2
~谁在监听	5:2
~调	9:-2
~调了	5:3
~调用	5:-2 6:2 9:-2
~调用了	5:2
~调用链	4:2
~象	0:3 1:-2 2:-2 3:2 5:-5
~象是	0:3 5:-2
~負	1:2 5:-3
~責	7:2
~責務	7:2
~費	3:2
~費税	3:2
~質	7:2
~購	1:2 5:-2
~購読	1:2 5:-2
~購読し	0:2
~購読して	0:2
~负	0:2 3:-2 5:-2 7:2
~责	0:2
~败	0:2 3:-2 5:-3 6:3 7:-3
~贴	1:-3 3:4 4:-3 7:2
~费	0:2 1:-2 3:2 5:-4
~赖	8:2
~走	1:-3 2:-4 4:2 6:2 7:-4 8:-2 9:-2
~走到	3:-2 6:2 7:-2
~走的	4:2 7:-2
~起	0:3 1:-4 4:3 5:-6 6:-2 7:2 8:-2 9:-2
~起動	0:2 1:-2 2:-2 3:2 5:-2
~起来	0:2 3:-2 5:-3
~超	0:3 1:2 3:-3
~越	0:-2 1:2
~跑	0:-3 1:-2 2:2 3:4 7:-3 8:-2
~跑哪	5:3
~跑哪些	5:2
~跟	0:-4 4:2 9:2
~路	1:-4 2:3 3:-3 5:-5 6:2 7:2 8:-2 9:-2
~路径	7:2
~跳	7:2
~身	0:2 3:-2 4:-2 7:-3 9:3
~身份	0:3 5:-3
~转	0:-3 2:-2 4:2 5:2
~轮	0:2 5:-2
~载	4:2 9:2
~较	2:2 5:2 8:-2 9:-2
~较好	2:2 8:-2 9:-2
~辑	0:2 1:-2 2:-2 5:-2
~边	6:2
~辺	0:2
~込	0:2 1:-2
~込ま	0:2 3:2
~込まれ	0:2 3:2
~込み	7:2
~込ん	0:-2 5:3
~込んで	0:-2 5:3
~込んでい	0:-2 5:3
~过	0:-4 1:-2 3:2 5:3 9:-2
~过哪	4:2
~过哪些	4:2
~过期	4:-2 5:2
~返	0:-2 2:-2 6:-2 7:2 9:2
~返し	3:-2 7:2
~返す	1:2
~返回	1:-2 4:-2 7:2 9:2
~还	1:3 4:-2 5:-3 8:-2
~还在	0:2
~还是	1:3 2:2 4:-3 5:-3 7:-4 8:-2
~还有	0:-2 3:-2 7:4
~还有别	3:-2 5:2
~还有别的	3:-2 5:2
~这	4:-3 5:-2 7:4
~这一	0:4 5:-4 8:2
~这个	0:-2 1:-4 3:3 4:-2 7:2
~这个事	0:-3 5:4
~这个事件	0:-3 5:4
~这个项	9:2
~这个项目	9:2
~这块	5:2
~这是	1:3 7:-2
~这样	1:-2 5:-2 7:3
~这段	1:3
~进	1:-4 2:-2 3:4 5:-2 7:2
~进去	1:-3 3:2 7:3
~进来	1:-2 3:2
~连	1:-2 5:3
~追	2:2 4:3 5:-2
~追い	4:2
~追っ	4:2
~追って	4:2
~追加	2:2
~追加す	2:2
~追加する	2:2
~退	3:3 4:-2 7:-2
~送	0:2 1:3 4:-3 5:-3 9:-2
~送出	5:3
~选	0:-2 1:3 5:-2
~选中	1:3
~选中的	1:2
~途	1:-2 3:-2 4:3 5:-4 6:-2 9:3
~途中	1:-2 3:-2 4:3 5:-3 6:-2 7:-2 9:3
~途中で	1:-2 3:-2 5:-2 7:-3 9:3
~通	1:-5 2:-2 4:3 5:-2 9:3
~通り	0:-3 1:-4 3:-3 6:2 7:-3 9:4
~通る	3:2
~通るの	3:2
~通るのに	3:2
~通知	0:3 3:3 5:-4
~造	0:3 5:-3
~連	0:-2 5:2
~進	3:2
~進ま	3:2
~進まな	3:2
~逻	0:2 2:-2 5:-2
~逻辑	0:2 2:-2 5:-2
~遍	4:2 5:-2
~道	0:-2 1:-2 3:-2 5:2 7:-2 9:2
~違	1:-3 2:-2 4:-2 7:-3 9:4
~違い	1:-2 5:-3 7:-2 9:4
~違う	2:-2 9:3
~選	0:-2 1:2 2:2 3:2 5:-4 7:-3 9:-2
~選択	0:-2 1:2 3:3 5:-2 7:-2
~那	0:2 1:-3 4:-3 7:3 8:-2
~那个	0:2 1:-3 3:-3 4:-3 9:-2
~那块	7:3
~部	0:-2 2:-3 5:3 6:-2 8:-2 9:-2
~部で	5:2
~都	2:-2 5:2 9:-2
~都有	5:4
~配	1:4 2:-2 3:-2 4:-2 6:-3 9:-2
~配下	6:-2
~配置	0:2 2:-2
~配置项	0:-2 5:2
~释	1:2 3:2 5:-2 8:-2
~里	0:2 8:-2
~里一	2:2 5:-2 7:-2
~里到	1:2
~里到处	1:2
~里哪	0:2
~里哪些	0:2
~里定	5:2
~里定义	5:2
~里有没	5:2
~里有没有	5:2
~里没	3:2 7:-2
~里的	0:-3 1:-2 2:-2 4:2 7:3
~里被	0:-3 5:3
~里面	0:2 1:-2 5:2 6:-2
~重	0:-4 4:-2 5:3 7:2 8:-3
~重启	3:3
~重复	0:-2 7:2
~重复代	5:2
~重复代码	5:2
~重新	3:-2 7:3
~重构	5:2
~重複	3:-2 5:2
~重载	9:2
~量	1:4 2:-2 3:-2 5:-6 6:2 8:2
~金	2:-2 5:-3 7:-2 8:2 9:2
~録	0:-2 5:2 7:-2
~链	4:2
~错	3:-2 5:3 7:-2
~错误	1:-2 3:-2 5:2 9:2
~错误码	1:-2 9:2
~键	0:2 2:-2 3:-2 5:-3 8:2
~開	3:2 7:-3
~間	0:2 7:-3
~関	1:-2 2:-2 4:2 5:3 6:-4 9:-2
~関数	1:-2 3:-2 4:2 5:3 6:-4
~関数が	5:2
~関数は	5:3
~関数はど	5:2
~関数を	0:-2 4:3 6:-2
~问	0:-2 1:2 5:-2
~问题	1:2 3:2 4:-2
~间	1:-2 2:-2 4:4 9:-3
~间有	4:-3 7:3
~间经	4:2 5:-2
~间经过	4:2 5:-2
~队	3:2
~队列	3:2
~限	0:-2 1:2 2:2 5:2 6:-2 7:-3
~除	3:3
~除了	7:2
~险	5:2
~隐	1:2 5:-2
~隔	4:2 5:-3 9:-2
~際	3:2 5:-2
~静	3:2 4:-2 5:2
~非	0:-2
~非同	0:-2
~非同期	0:-2
~面	1:-4 8:-2
~面に	4:2 5:-3
~面に出	0:2 2:-2 4:2 5:-2
~面を	2:2 3:-2
~音	0:-2 1:2 9:2
~響	0:-2 5:4 7:-2
~響範	5:2
~響範囲	5:2
~順	1:-2 2:-2 4:5 9:-2
~順に	1:-2 5:4 7:-2
~順を	5:-2
~順番	2:-2 4:3
~頼	5:-2 6:2
~願	5:2
~願い	5:2
~願いし	5:2 7:-2
~願いしま	5:2 7:-2
~類	5:2
~页	0:-2 1:-3 3:3 4:2 8:-2
~页面	0:-2 5:2
~顶	1:-2 4:-2
~项	0:2 2:-2 3:-2 5:-3
~项目	5:-3 7:-2 9:2
~项目里	8:-2 9:2
~顺	0:-2 2:-2 4:4 5:-2 8:-2
~顺序	4:3 5:-2
~题	0:-2 1:2 7:-2
~风	1:-2 6:-3 7:4 8:-2
~风险	5:2
~飛	0:2 1:-2
~飛ん	5:3
~首	3:2
~首页	3:3
~验	2:2
~高	0:-2 5:2 7:2
~麻	3:2
~麻烦	3:2
~默	7:2
~默认	7:2
~가	5:-3 7:3
~가끔	3:3 5:-2
~가나	0:-2 3:-2 5:2 7:2
~가나요	0:-2 5:3
~가는	3:-2 4:4 5:-4 7:-2
~가요	0:-3 1:3 2:-2 3:-2 4:-2 7:2 8:-2 9:2
~가져	6:2
~가져다	6:2
~가하	0:-2 2:3 7:-2 8:2
~가하려	2:2
~가하려면	2:2
~각	1:-2 5:4 7:-2
~간	1:-2 4:2 5:-4 9:2
~간에	2:2 5:-2
~갈	0:-3 3:-2 6:2 7:-2 9:2
~감	0:-2 5:2 7:-2 9:-2
~감사	5:2 8:2
~값	1:-4 2:-2 5:3 9:-2
~값을	6:2 7:2
~같	0:-2 1:-3 3:2 4:-2 7:2
~같은	1:-2 2:-2 3:2 4:-2 7:2 9:-3
~같은데	1:-2 2:-2 5:-2 9:-2
~같이	0:-2 2:2 3:-2 5:2
~개	0:-2 1:-2 4:-2 5:-5 6:7
~개나	6:2
~개수	5:-3 6:3 7:-2
~객	0:3 9:-2
~객체	0:3 7:-3 9:-2
~거	1:3 2:-3 5:-8 7:5 8:-2 9:-3
~거예	0:2 1:2 5:-3
~거예요	0:2 1:2 5:-3
~거치	0:-2 3:-3 4:2 5:-3 6:3
~건	1:-4 2:-2 3:-2 4:-3 5:-2 7:3 9:3
~건가	9:2
~건가요	9:2
~건드	1:-2 7:2
~건드리	7:3
~건지	0:2 3:-2 5:-3 9:2
~걷	5:3 7:-2
~걷어	5:3 7:-2
~걸	2:-2 3:3
~걸까	1:2 3:-2 7:2
~걸까요	1:2 3:-2 7:2
~걸리	3:2 5:-2
~걸리는	3:2 5:-2
~검	3:-2 6:-2 8:-2 9:3
~검증	7:-3 9:3
~검증하	7:-3 9:3
~검증하는	7:-3 9:3
~것	0:-3 1:-2 2:-3 5:6 7:-5
~것들	5:4 7:-2
~게	0:-4 1:2 2:2 3:-2 5:-2 6:-3 7:2 9:-2
~겠	1:2 2:-2 4:-2 9:-2
~겠어	1:3
~겠어요	1:3
~결	0:-4 3:-2 6:-2 8:-2 9:2
~결제	0:-2 1:-2 3:-2 5:-4 7:2 9:3
~겹	7:2
~경	3:2 4:2 5:-2
~경로	4:3 5:-2
~계	3:-2
~계층	5:-3 9:2
~계층이	0:2 5:-3 7:2
~고	0:-4 2:2 8:-2
~고요	3:3 7:-2
~고쳐	0:-2 2:2 3:-3 5:4
~골	0:-3 3:-2 5:5 7:-2
~골라	0:-3 3:-2 5:5 7:-2
~곳	0:2 3:-2 9:-2
~곳들	0:-3 5:3
~곳이	0:-3 7:3
~공	5:-2 7:4
~과	1:-2 2:-2 3:-2 5:3 7:-2 9:2
~관	0:3 1:-2 2:-2 4:-2 5:-2 8:-2 9:2
~괜	7:2
~괜찮	7:2
~구	0:-3 4:-3 5:4 7:-4 8:2
~구조	0:-3 2:-2 3:-2 4:-2 7:-2 8:3
~구조를	8:2
~구현	1:-2 5:3
~구현체	5:2
~군	0:-2 5:-4 6:3 7:2
~군데	0:-2 5:-4 6:3 7:2
~궁	3:2 7:-2 9:-2
~궁금	3:2 7:-2 9:-2
~권	5:-2 9:2
~권한	5:-2 9:2
~그	0:-3 2:2 3:3 5:-2 6:-2 7:-2
~그려	1:-2 3:2 5:-4 7:-2 8:3
~그에	2:2
~그인	2:2 5:-3
~근	0:-2 1:2 5:-3
~글	3:3 5:-2
~금	1:-2 3:3 4:-2
~급	1:-3 3:2 5:3
~기	0:2 1:4 2:-4 3:-2 4:3 5:-5 6:-2 7:-4 9:3
~기기	3:2
~기까	3:-2 4:4 5:-2
~기까지	3:-2 4:4 5:-2
~기는	3:-2 9:2
~기본	1:3 6:-2
~기서	1:3 5:-2 7:-2
~기준	1:3 4:-2 5:-2 7:-2 9:2
~까	4:3
~까요	0:-3 3:-2 5:-2 7:3
~까지	0:-3 1:-2 3:-3 4:5 5:2
~깨	5:2
~꺼	3:2 5:-2
~꾸	0:-2 1:-2 5:5 7:-2
~꾸는	5:2
~꾸면	0:-2 5:3
~꿔	7:2
~끊	5:3 7:-2
~끔	3:3 5:-2
~나	0:-2 5:-3 6:2 7:4 8:-2
~나는	1:-2 3:-2 7:2
~나서	3:2
~나오	0:-4 1:2 5:2 7:-2 9:2
~나오는	0:-2 1:2 5:-2 9:2
~나오는데	1:2
~나옵	3:3
~나옵니	3:3
~나옵니다	3:3
~나와	1:2 7:-2
~나요	0:-2 7:3
~난	0:-3 1:-2 3:2 5:4 7:-3
~날	3:2 7:-2 9:2
~남	7:-3 9:2
~남아	5:2
~내	0:3 1:-2 9:-2
~내는	0:3 3:-2
~냐	0:4 3:-2 5:-3
~너	1:-2 7:2
~너무	7:3
~널	4:2
~넘	0:-3 1:-2 5:4 7:-2 9:-2
~넘어	4:2
~넘어가	4:2
~넣	1:-2 2:2 7:-2
~넣는	1:-2 2:2 3:-2 7:-2
~네	3:2 5:-3 7:3
~네요	3:2 5:-2 7:2
~네트	5:-2 7:3
~네트워	5:-2 7:3
~네트워크	5:-2 7:3
~놓	3:2 7:-2
~놓고	5:3
~누	0:5 1:-3 2:-2 3:-2 6:-2 7:-4 9:-2
~누가	0:6 1:-2 3:-2 5:-3 7:-3
~눌	2:-2 7:2
~느	0:5 1:-4 2:-2 4:-3 5:-2 6:-2 7:-4 9:2
~는	5:4
~는거	1:3 5:-3
~는데	1:2 3:2 4:-2 5:-2 6:-2
~는데도	1:2 3:2 5:-2 7:-2
~는지	0:3 1:-3 2:-3 3:-2 5:-2 7:2
~늘	0:-2 2:-2 7:2
~늘어	0:-2 1:-2 7:2
~늘어나	1:-2 7:3
~능	0:-2 1:2 2:-2 7:-3
~니	2:-2 3:3 4:-2 6:-2
~니까	0:2 1:2 7:-2
~니다	3:3 4:-2 6:-2 7:-3
~닌	5:-2 7:4
~닌가	5:-2 7:4
~닌가요	7:3
~다	0:-2 2:-2 3:2 5:2 7:-2 9:2
~다가	0:2 3:3 5:-3 7:-2
~다면	1:3 5:2 7:-2
~다시	5:3
~다운	3:3
~다운로	3:3
~다운로드	3:3
~단	0:-3 2:3 3:-4 6:2 8:-2
~단계	2:2 3:-3 4:-2 9:-2
~단에	0:-2 5:-3 6:3 7:2
~단위	0:-2
~달	1:2 3:3 5:-2 7:-3
~답	3:3 7:-2
~답이	3:3
~대	1:-4 6:-2 7:3 8:-2
~대로	5:2
~더	5:-3 6:-2 7:-4 9:2
~던	0:2 1:-5 2:-2 4:-2 7:-2
~던데	0:-2 1:-2 3:3 7:-3 9:2
~던지	0:3 1:-3 3:-2 6:-2
~던지는	0:3 1:-2 3:-2 6:-2
~던질	1:-2 5:2
~덮	7:3
~덮어	7:3
~데	0:-2 3:2 4:-2 7:2
~데가	7:3
~데도	1:2 3:2 5:-2 7:-2
~데서	7:2
~데서도	7:2
~데이	1:3 2:2 3:-3 5:-2 7:-2
~데이터	1:3 2:2 3:-3 5:-3 7:-2
~데이터가	1:2 3:-2
~델	1:2 7:-2
~도	0:-5 1:2 2:-3 6:-3 7:5 8:-2 9:-2
~도가	0:-2 5:2 7:-2
~독	3:4 5:-2
~돌	0:-2 1:-3 2:3 4:-3 7:2 9:-2
~돌려	5:3
~돌려야	5:3
~돌리	1:-2 2:2 4:-2
~돌아	1:-2 2:2 5:-4 7:2
~동	0:-3 1:-2 2:-2 3:-2 6:-2 7:3 9:3
~동시	0:-2 5:-2 7:2 9:3
~동작	5:2 7:2
~돼	0:-3 3:2 9:-2
~돼요	3:4 7:-2
~됐	1:2
~되	0:-2 2:2 3:-2 7:2 8:-2
~되고	0:-2 2:2
~되기	4:3 5:-2
~되기까	4:3 5:-2
~되기까지	4:3 5:-2
~되나	0:-2 2:-2 3:-2 4:-2 5:-2 7:3
~되나요	0:-2 2:-2 3:-2 4:-2 5:-4 7:4
~되는	1:-2 2:-2 7:-2
~되는지	2:-2 9:2
~되면	7:2
~되어	0:2 7:-3
~된	0:3 5:-4 9:2
~두	1:-2 2:-2 3:2 4:-3 6:-2 9:3
~둔	5:2
~둘	0:-2 4:-2 5:-4 7:2 9:3
~뒤	0:-2 3:2 5:2 7:-2
~뒤로	3:3 5:-2
~듈	2:-2 4:-2 6:3 9:-2
~듈은	0:-3 5:2
~듈이	0:2 5:-2
~드	2:-2 6:-2 9:-2
~드가	0:2 2:-2 3:2 4:-2 9:-2
~드는	1:3 7:-3
~드로	3:-2 5:-3 9:2
~드를	5:2
~드리	7:3
~드립	8:3
~드립니	8:3
~드립니다	8:3
~드에	5:-2
~드하	2:2 3:2 5:-2
~드하면	3:3
~드한	4:2
~들	0:-2 1:-4 3:-3 5:8 6:-3 7:-4
~들러	5:2
~들어	0:2 2:-2 3:-2 4:3 5:-5 7:2
~들어오	0:3 5:-2
~들을	7:-2 9:2
~들이	3:-2 5:4 7:-2
~듯	4:3 5:-2
~등	6:2
~디	0:5 3:-2 6:-2 7:-3 9:-2
~디가	5:2
~디까	0:-2 5:3
~디까지	0:-2 5:3
~디서	0:5 1:-2 3:-2 7:-4
~디야	0:2
~디어	0:-5 5:6 7:-3
~디어디	0:-5 5:6 7:-3
~디에	0:3 7:-2
~디인	5:3 7:-2
~디인가	5:2 7:-2
~디인가요	5:2 7:-2
~디인지	5:2
~디죠	0:2
~딩	5:-3 9:2
~따	4:3 5:-2
~따라	4:3
~따라가	4:3
~때	1:-3 2:-3 3:2 4:3 6:-2 9:-4
~때까	4:2 5:-2
~때까지	4:2 5:-2
~때마	7:2
~때마다	7:2
~때만	3:3 5:-2
~떤	0:-2 2:3 4:2 6:-2 7:-5
~떨	0:2 3:3 5:-3
~떨어	0:2 3:3 5:-3
~떻	0:-2 2:3 3:-3 6:-2 7:-2
~떻게	0:-2 2:3 3:-3 6:-2 7:-2
~뜨	3:-2 5:3 7:-2 9:-2
~뜨는	0:2
~뜨는데	0:2
~뜰	0:2 5:-2
~뜻	1:4 3:-2 5:-2
~라	2:-2 5:2 8:-2
~라가	4:3
~라이	1:-2 3:-2 5:2
~라이드	5:2
~라이언	9:2
~라이언트	9:2
~락	0:-2 3:3 5:2 7:-3
~랑	0:-2 2:2 3:-3 4:-2 6:-2 7:-3 9:2
~래	2:-3 6:3 9:-2
~래그	1:3
~래스	0:-3 1:-3 6:4
~래스가	7:2
~래스들	1:-2 5:3
~랙	0:2 1:-2 5:-2
~러	0:-4 1:-3 2:2 5:2 7:2 8:-2 9:-2
~런	3:2 5:-2 7:2
~럼	5:3
~레	0:-3 1:-2 2:2
~레이	0:-2 2:2 4:2 5:-3
~려	0:-3 1:-4 2:2 5:3 6:-2 7:-4 9:-2
~려고	5:3
~려면	2:3 3:-2 5:-2
~려야	5:2
~려줘	5:2
~력	3:2
~로	1:-3 3:2 5:-2 6:-2
~로그	1:-2 3:2 5:-3
~로그에	2:2
~로드	3:3
~로드가	3:2
~로드하	3:2
~로드하면	3:2
~로젝	8:2
~로젝트	8:2
~로직	2:-2 5:-4 7:4
~로컬	2:2
~록	0:-2 3:-3 5:4
~롤	3:3
~루	2:-2 3:-2 4:2 5:-4 8:2 9:-2
~류	1:-2 3:-2 5:3 7:-3
~르	1:-2 3:-2 9:-2
~르는	3:-2 5:3
~른	5:2
~를	1:-2 4:3 5:-2
~름	0:-2 1:-3 2:-2 4:2 5:4 6:-2
~리	4:-3
~리는	2:2 4:-3 5:-2 6:-2 7:2 8:-2 9:-2
~리면	1:3 2:-2 5:2 7:-2
~리뷰	5:-2 8:3
~리하	0:3 7:-2
~리하는	0:3 5:-2
~린	1:-2 5:2 7:-2 9:-2
~릴	3:2
~림	0:2 4:-2 8:-2
~립	2:-2 3:-3 7:-3 8:2
~립니	0:-2 5:-2 7:-2 8:2 9:2
~립니다	0:-2 5:-2 7:-2 8:2 9:2
~링	1:2 3:-3 7:2
~마	1:3 2:2 4:-3 8:-2 9:-2
~마감	1:2 3:-2 5:2
~마다	5:-2 7:2
~만	0:-2 3:2 6:-3 8:-2
~만드	5:2 7:-2
~만드는	5:2 7:-2
~만들	1:-2 2:3 3:-2 5:-2 7:2
~만한	0:-2 3:-2 5:5 7:-2
~많	0:3 1:-3 4:-2 9:2
~많이	0:2 1:-2 5:-3 9:2
~말	0:-2 1:2 5:-3 7:4
~말고	5:-2 7:3
~말하	1:3
~말하는	1:3
~맞	0:-2 1:-2 5:-4 7:5
~매	0:-3 4:2 5:3 7:-2
~머	0:2 5:-4 6:2
~먼	1:3 5:2 7:-2 9:-2
~먼저	1:3
~멀	1:-2 3:3 5:-2
~메	1:2 2:-2 7:-2 8:-2 9:-2
~메서	2:-2 4:-2 5:2 7:-2
~메서드	2:-2 4:-2 5:2 7:-2
~메시	0:2
~메시지	0:2
~메인	4:3 5:-3 7:2
~면	1:2 5:2 6:-2
~면이	7:2
~명	0:-3 1:-3 2:2 3:3 5:-4 6:-2 7:-3 8:2
~명해	4:3 5:-3 7:-2
~몇	0:-2 3:-2 5:-4 6:9 7:-6 9:-2
~모	0:2 2:-3 4:-3 9:-3
~모델	1:2 7:-2
~모듈	2:-2 4:-2 6:3 9:-2
~모듈은	0:-3 5:2
~모듈이	0:2 5:-2
~목	3:2 4:-2 7:-3 9:-2
~목록	5:4
~무	0:-3 1:3 6:-2 7:2 9:-2
~무슨	1:3 3:-2 7:-2
~문	0:2 1:-2 2:-2 5:-3 6:-2 8:-2
~문자	5:2
~문제	5:-2 7:2
~물	0:-2 7:2
~뭐	0:-3 1:3 2:3 3:-4 4:-4 5:3 6:-3 7:-6
~뭐가	0:-4 1:3 2:2 3:-2 4:-2 6:-2 7:-5
~뭐뭐	1:-3 5:5 7:-3
~뭐야	0:2
~뭔	0:-2 1:2 7:-2
~뭔가	1:2 7:-2
~뭔가요	1:2 7:-2
~뭘	1:6 5:-3 7:-3 9:-2
~미	1:3 3:-2 7:-2
~밀	3:3
~바	0:-2 2:-2 3:2 5:3 6:-2 8:-2 9:-4
~바꾸	0:-2 1:-2 5:5 7:-2
~바꾸는	5:2
~바꾸면	0:-2 5:3
~바꿔	7:2
~반	9:2
~받	1:-2 5:3 7:-2
~받는	0:-2 5:4
~발	0:4 1:2 5:-3 9:-2
~발생	0:2
~발행	0:2 5:-3
~발행하	0:2 5:-2
~방	0:-3 2:5 3:-3 4:-2 5:-2 9:-2
~방법	2:4 3:-2 5:-3
~방식	0:-2 2:3
~방식으	2:3 5:-2
~방식으로	2:3 5:-2
~배	0:-3 2:-2 3:3 6:2 7:-3 9:-2
~배치	0:-4 5:4 7:-2
~배포	4:2 5:-2
~백	3:4 5:-3 7:-2
~버	1:-2 2:-3 3:-3 5:-2 7:4 8:-2 9:2
~버라	5:2
~버라이	5:2
~버라이드	5:2
~버로	5:-2 6:2 9:2
~버전	0:2 5:-2 9:2
~버튼	0:-2 5:-2 7:-2 9:3
~번	1:-2 2:-2 3:2 4:-2 6:2 9:-2
~번에	3:2 5:-2 7:2
~번호	0:3
~벌	0:-2 1:-2 4:2 5:-4 9:4
~법	2:5 3:-2 5:-4
~벤	1:2 3:-3 7:-3 8:-3
~벤트	3:-2 5:2 8:-3
~변	7:-2
~별	0:-2 1:-2 3:-2 5:5 7:-2
~보	0:2 3:-4 6:-2
~보고	4:4 5:-2
~보면	1:-2 3:-3 5:2 7:2
~보여	7:-2
~보여줘	5:2
~보이	0:-2 1:2
~보이는	1:2 7:-2
~복	0:2 1:-2
~본	0:2 1:2 3:-2 5:2 6:-2 7:-2
~봐	0:4 1:-2 3:-3 9:-2
~부	3:-2 5:3 7:-3 8:3
~부르	3:-2 5:4 7:-2
~부르는	3:-2 5:3
~부분	0:-2 1:4
~부탁	2:-2 3:-2 4:-2 8:4
~부탁드	8:2
~부탁드립	8:3
~부터	2:2 3:-2 4:2 7:-2
~분	1:3 2:-2 7:-2
~불	0:-3 5:4 7:2
~붙	0:-2 3:3 5:-2
~뷰	5:-3 8:2
~브	1:2 3:-2
~블	3:-2 5:3 7:-3
~블에	5:2
~비	1:-2 4:-3 5:-4 7:2
~비스	1:-2 3:-3 4:-2 7:2 8:2 9:-2
~빈	0:-2 3:-2 5:3 7:2
~빌	2:2 3:2 5:-2
~빌드	2:2 3:2 5:-2
~빠	3:-2 5:4 7:-2
~빼	0:-2 1:2 2:-2 3:-2 5:4 7:-2
~뽑	3:-2 5:2
~뿐	0:-2 5:-3 6:-2 7:4
~사	0:-2 3:-2 5:-3 7:4 9:-2
~사가	5:-2 9:2
~사용	0:-5 1:2 2:2 4:-2 9:-2
~사용자	1:2 5:-2
~산	2:-2 5:2
~상	4:-2 6:-2 8:2 9:-3
~상속	1:2 5:-2 7:-3 8:3
~상태	3:2
~상태에	3:2 5:-2 7:2
~상화	5:-2
~새	2:2 3:2 5:-2 7:-2
~새로	3:2
~생	1:-2 6:2
~생성	5:-2 6:2
~서	0:3 2:-2 5:-3 9:-2
~서도	7:2
~서드	2:-2 4:-2 5:2 7:-2
~서로	1:2 4:3 7:-2
~서만	0:2 3:2
~서버	0:2 5:-3
~서비	1:-2 3:-3 4:-2 7:2 8:2 9:-2
~서비스	1:-2 3:-3 4:-2 7:2 8:2 9:-2
~서에	3:2
~석	2:-2 5:3
~섞	5:2 7:-2 9:2
~선	0:-5 2:-2 4:-2 5:2 7:4
~선언	5:2
~설	1:-2 2:2 4:2 5:-4 6:-2 7:-3 8:3
~설계	7:-2
~설명	0:-2 1:-2 3:-2 4:3 5:-4 7:-2 8:3
~설명해	4:3 5:-3 7:-2
~성	2:2 3:-2 5:-5 6:2
~세	4:-3 7:-2 9:2
~세어	5:-4 6:4
~세요	1:-2 3:-3 4:-2 5:2 7:-3 9:2
~셀	5:3 7:-2
~션	0:-3 2:2 4:-2 5:2 7:-2
~소	9:-2
~소스	0:-2 1:-2 2:-2 3:-2 5:3
~속	0:-2 1:2 2:-2 3:3 5:-4 6:-2 7:-3 8:3
~솔	1:-2 3:2 5:2 7:-3 8:2 9:-3
~솔직	1:-2 5:2 7:-2 8:2 9:-3
~수	1:-4 3:-2 6:5 7:-2 8:2 9:-2
~수가	1:-2 5:2 7:-2
~수는	0:-3 5:3 6:2
~수단	2:2
~수들	5:2
~수를	5:-3 6:2
~수정	2:-2 5:3
~순	0:-2 1:-2 4:3 5:3 8:-2 9:-2
~순서	2:-2 4:4 5:-2
~순서로	4:3
~순위	5:4 7:-2 8:-2
~순환	5:2
~스	1:-3 5:2 6:2
~스가	4:-2 5:-2 8:2 9:2
~스는	0:2
~스들	1:-2 3:-2 5:5
~스로	7:2
~스를	5:2
~스크	0:-2 3:2 4:2 7:-2
~스트가	0:2 6:2
~스트는	0:2
~슨	1:3 3:-2 7:-2
~슬	0:2 4:3 5:-4 7:-2 9:-2
~슬랙	0:2 1:-2 5:-2
~습	0:2 2:-2
~습니	7:-2
~습니다	7:-2
~시	1:-3 4:-2 8:-3
~시간	7:2
~시지	0:2
~식	0:-3 2:3 3:-2 6:-2 9:-2
~식으	2:4 5:-2
~식으로	2:4 5:-2
~신	3:2
~실	3:-3 4:2 7:2 9:-3
~실제	5:2 7:-2
~실패	7:-2
~실패하	1:-2 5:2
~실행	0:-2
~심	3:-2 5:3
~싶	0:-2 3:-2 4:3
~싶습	1:2
~싶습니	1:2
~싶습니다	1:2
~싶어	4:2
~싶어요	4:2
~싶은	2:2
~싶은데	2:2
~써	0:-2 1:-2 5:-2 7:4
~써도	7:3 9:-2
~쓰	0:-2 3:-2 4:-2 6:2 7:-2 9:3
~쓰고	0:-2 1:2 5:-2 7:-3 9:2
~쓰는	0:-2 3:-2 6:3
~씩	3:4 5:-2 7:-2
~아	1:-4 4:-2 6:-2 7:3 9:-2
~아니	2:-2
~아닌	5:-2 7:4
~아닌가	5:-2 7:4
~아닌가요	7:3
~아무	5:2
~아요	3:3 5:-2 7:-2 9:2
~아줘	5:3 7:-2
~아직	0:-2 7:2
~안	3:4 6:-2 7:-3
~안에	1:-2 4:2 5:2
~안에서	1:-2 4:2 5:2
~않	0:-3 7:4
~알	0:2 2:3 3:-3 8:-2 9:-2
~알고	2:3
~알려	5:3
~알려줘	5:3
~알림	0:3 3:-2 7:2
~암	7:2
~암호	7:2
~암호화	7:2
~액	0:-3 1:-2 5:3
~앱	1:-2 3:2 4:3 5:-3 7:-3 9:2
~앱에	0:-2 9:2
~앱에서	0:-2 9:2
~야	4:-3 8:-2 9:2
~약	5:2
~어	0:4 3:-2 9:-2
~어가	0:-3 4:4
~어가는	1:2 4:2 5:-2
~어나	1:-2 7:2
~어나는	1:-2 3:-2 7:2
~어내	0:2 5:2 7:-3
~어느	0:6 1:-4 3:-3 4:-3 5:-2 7:-4 9:3
~어디	0:5 3:-3 6:-2 7:-2 9:-2
~어디가	5:2
~어디까	0:-2 5:3
~어디까지	0:-2 5:3
~어디서	0:5 1:-2 3:-2 7:-4
~어디야	0:2
~어디어	0:-5 5:6 7:-3
~어디어디	0:-5 5:6 7:-3
~어디에	0:3 7:-2
~어디인	5:3 7:-2
~어디인가	5:2 7:-2
~어디인지	5:2
~어디죠	0:2
~어떤	0:-2 2:3 4:2 6:-2 7:-5
~어떻	0:-2 2:3 3:-3 6:-2 7:-2
~어떻게	0:-2 2:3 3:-3 6:-2 7:-2
~어링	1:2 3:-2
~어오	0:3 5:-2
~어요	0:-4 1:2 3:3
~어줘	4:2 6:3 7:-2
~어지	1:-2 2:-2 4:2
~어지는	0:-2 4:2 5:2
~언	5:2 9:2
~언트	9:2
~업	3:2
~업로	3:2 4:2
~업로드	3:2 4:2
~없	1:-3 7:2
~없는	5:3 7:-3
~었	1:2 3:2 5:-2
~었는	3:3
~었는데	3:3
~에	8:-2
~에는	0:-2 5:2
~에러	5:2
~에서	4:2
~에서만	0:2 3:2
~에선	3:3
~에요	0:2 5:-2
~엔	2:-2 5:2 7:2
~여	1:3 3:3 4:-2 5:-3 9:-3
~여기	1:4 4:-2 5:-2
~여기서	1:3 5:-2
~여러	3:-2 7:3
~여줘	5:2
~역	1:4 3:-3 5:-5
~연	4:2
~열	3:-2 4:2 7:-2
~영	3:2 5:2 7:-3
~영향	0:-2 2:-2 5:4
~예	1:3 4:-2 7:-2 8:-2 9:-3
~예외	5:2 6:-2 7:-2 9:-2
~예외를	1:-3 3:2
~예요	1:3 5:-4 6:2
~오	4:-3 6:2 8:-2
~오는	0:-2 1:2 7:-3 9:2
~오는데	1:2
~오류	0:2
~오면	0:3 3:3 5:-4
~오버	3:-2 7:2
~오버라	5:2
~오버라이	5:2
~오버로	5:-2 6:2 9:2
~온	5:-2 6:3
~올	5:2
~옵	3:2
~옵니	3:2
~옵니다	3:2
~와	0:-2 5:-2 9:2
~왔	0:-2 3:-2 4:2 7:2
~왜	3:6 7:-3 9:-2
~외	3:-2 4:-2 5:2 6:-2 7:-2
~외를	1:-3 3:2
~외부	8:2
~요	0:-3 1:2 3:2 5:-2
~요청	0:-2 1:-2 2:2 3:2 7:-2
~용	0:-5 1:2 2:2 9:-2
~용이	3:2 4:2
~용자	1:2 5:-2
~우	0:2
~운	0:-2 2:2 3:4
~운로	3:3
~운로드	3:3
~워	0:2 5:-2
~워크	5:-2 7:2
~원	1:-3 2:-2 5:3 6:-2 9:-3
~웨	9:2
~위	2:-2 3:-3 4:-3 6:3 7:2 9:-2
~위치	0:4 5:-3
~위험	0:-2 1:2
~위험한	5:2
~유	0:-4 1:-3 3:4 5:-2 7:-4 9:4
~유가	3:2
~율	0:-2 1:2
~으	2:4 3:2 6:-2 7:-4
~으로	1:-2 2:4 3:2 5:-3 6:-2 7:-4
~으면	1:2 5:3 6:-2 7:-2
~은	4:-3 5:2 6:-2 8:-2
~은데	1:-2 9:-2
~을	0:-2 3:-3 5:3 7:2
~을까	1:-2
~을까요	1:-2
~음	0:-3 2:-2 3:2 4:3 8:-2
~응	0:-2 3:3 5:2 7:-3
~응답	3:3 7:-2
~응답이	3:3
~의	3:-2
~의존	5:-2 7:3
~의존하	7:2
~이	0:-3 2:-2 3:2 6:-2 9:3
~이가	5:-2 9:2
~이거	1:-2 5:-2 7:3
~이는	1:2 7:-2
~이랑	1:2 3:-2 5:3 7:-2 9:-2
~이렇	7:2
~이렇게	7:2
~이름	5:4 6:-2
~이벤	3:-2 5:2 8:-3
~이벤트	3:-2 5:2 8:-3
~이브	1:2 3:-2
~이블	5:2 7:-2
~이블에	5:2
~이스	1:-2 7:-3 9:3
~이야	0:-2 5:-4 9:3
~이어	0:-2 2:-2 4:2 5:2 7:-2
~이어지	5:3
~이어지는	5:3
~이언	9:2
~이언트	9:2
~이에	7:-2 9:2
~이에요	0:2 5:-2
~이유	3:3
~이유가	3:2
~이지	9:3
~이터	1:3 2:2 3:-3 5:-3 7:-2
~이터가	1:2 3:-2
~이트	9:2
~인	1:2 2:-3 5:-3 7:2 9:2
~인가	0:-2 1:3 2:-2 3:-2 4:-2 8:-2
~인가요	0:-2 1:4 2:-2 3:-2 4:-2
~인데	0:-2 1:-2 4:-2 7:-3 8:2 9:2
~인이	0:3 5:-2
~인자	9:2
~인증	1:-2 5:2
~인지	0:-3 1:-2 2:-2 4:-2 7:3 8:-2 9:3
~인터	3:-2
~인터페	5:2
~인터페이	5:2
~인트	1:3 2:-3
~인하	0:2 1:-2 7:-2
~일	0:2 2:-3 5:2 6:-2 7:-3 8:-2
~일까	7:2
~일명	3:2
~일은	0:-2 5:2
~일이	3:-2 5:-2 7:-3 9:3
~읽	0:-2 5:3
~임	0:2 1:4 3:-2 4:-2 6:-2 8:-2 9:-2
~입	0:-2 3:-2 4:-2 6:4 7:-3 9:-2
~입니	7:-2
~입니다	3:2
~있	4:-2 7:5
~있나	7:2
~있나요	7:2
~있는	0:-2 2:-2 4:-2 5:2 7:2 8:-2
~있는지	7:3
~있다	3:-2 5:2 7:3 9:-2
~있다면	5:3
~있던	5:2 7:-2 9:2
~있던데	5:2 7:-2 9:2
~있어	3:2 5:-2 6:-2 9:-2
~있어요	0:-2 3:2
~있죠	0:2 5:-3
~자	4:-4
~자가	1:2 3:-2 5:-2 7:2
~자식	5:3 6:-2
~작	2:-2 3:2 5:2
~잔	6:3
~잡	3:3 5:-3 7:-2 9:2
~장	3:3 5:-3 6:-2
~장되	3:2 5:-3 7:2
~재	1:-3 5:-4 7:3
~재고	5:-2 7:2
~저	0:-2 1:2 2:-2 3:2 9:-2
~저장	0:-2 1:-2 3:3 5:-4 7:2
~저장되	3:2 5:-3 7:2
~적	1:3 2:-2 3:-3 4:-2 5:4 6:-3 7:-3 9:-3
~적으	1:3 3:-2 6:-2
~적으로	1:2 3:-2
~적해	5:4
~전	0:-3 4:-2 6:-2 9:3
~전부	0:-2 5:3
~전체	8:3
~점	2:-2 4:-4 7:-2 8:-2
~점이	1:3 3:-2 5:-2
~접	1:-2 2:2 7:2
~정	2:-3 3:-2 5:3 9:-3
~정리	0:-2 1:-2 2:-2 3:-2 5:5 9:-2
~정의	0:2 7:-3
~정하	8:2
~정해	6:2
~제	2:2 3:-4 6:-3 8:-3
~제일	1:3 7:-2
~젝	8:2
~젝트	8:2
~져	0:-3 1:-3 3:2 4:-2 6:4 9:-2
~져다	6:2
~조	2:-2 3:-3 4:-2 5:2 6:-2 8:2
~조를	8:2
~존	3:-2 5:-2 7:4
~존하	7:2
~좀	0:-2 1:-2 5:3 7:-2 8:2 9:-3
~종	2:-2 5:2 7:-2
~종류	5:3 7:-2
~좋	2:2 7:-2
~좋을	2:2 7:-2
~좋을까	5:2 7:-2
~좋을까요	5:2 7:-2
~죠	0:3 1:-2 3:2 4:-2 5:-2 9:-2
~주	1:-3 3:-5 4:-2 5:2 7:-4 9:4
~주는	5:2
~주문	0:2 2:-2 3:-2 5:-4 7:-2 9:3
~주세	1:-2 3:-3 4:-2 5:2 7:-3 9:2
~주세요	1:-2 3:-3 4:-2 5:2 7:-3 9:2
~죽	1:-2 5:3 7:-2
~준	1:2 2:-2 3:-2 4:-2 5:-3 8:2 9:2
~줄	1:-3 4:3 7:-4 8:3 9:-2
~줄래	1:-2 3:-2 4:3 5:-2 7:-3 8:3
~줄이	0:-2 2:2
~중	0:-2 2:-3 3:-3 8:-3 9:4
~중간	7:-2 9:3
~중복	1:-2 3:2
~중에	0:-3 1:2 2:-2 3:-2 4:-2 5:-3 7:3 9:2
~줘	0:-2 2:-2 3:-3 5:5 7:-2
~증	0:2 1:-3 2:2 7:-3 9:2
~증하	7:-3 9:3
~증하는	7:-3 9:3
~지	1:-4 2:-2 3:-2 4:2 7:2
~지나	1:-3 3:-2 5:2 6:2 7:-3
~지나요	1:-2 4:-2 5:2
~지는	0:3 5:-2 6:-2 9:-2
~지점	0:4 5:-3 9:-2
~직	0:-2 1:-4 4:-2 6:-2 7:4 9:-4
~직접	0:-2 2:2
~진	0:-2 1:-2 2:-3 4:2 7:3
~진행	4:2
~질	0:-2 1:-2 5:3 8:2
~짐	0:-2 3:4 5:-2
~집	1:2 3:-3 5:-2 7:2
~집계	1:2 3:-3 5:-2 7:2
~짚	2:-2 3:-2 4:2 9:-2
~짚어	2:-2 3:-2 4:2 9:-2
~짚어줘	5:3
~짜	5:-3 9:3
~쪼	2:3
~쪼개	2:3
~쪽	0:-2 1:-3 6:-2 7:-2 9:4
~쪽은	5:2 7:-2
~쭉	5:3
~찍	0:2 1:-2 3:3 5:-3 7:-3 9:-2
~찍히	2:2 3:3 7:-2
~차	0:-2 3:-3 5:-4 7:-2 9:5
~차이	3:-3 4:-3 5:-3 7:-2 9:5
~찮	7:2
~참	2:-2 3:-2 5:3 7:2
~참조	5:4
~찾	0:5 1:-2 4:-2 6:-2 7:-4 9:-2
~찾아	0:2 5:2 7:-2
~채	0:4 5:-2
~채널	4:2
~처	0:3 3:-4 4:-2 5:2 6:-4 7:-3
~처리	0:3 1:2 3:-2 5:-3 7:-4 8:-2 9:2
~처리하	0:3 5:-2
~처리하는	0:3 5:-2
~천	1:2 7:-2
~청	0:-2 1:-2 2:2 5:2 7:-2
~체	0:2 1:-4 2:-2
~체가	0:2 5:-4 7:-2 9:2
~쳐	0:-3 3:-3 4:-3 5:4
~초	1:2 3:2 4:2 5:-3 6:-2 7:-2
~최	1:-2 2:2 3:-2 4:3 7:-3 9:-2
~추	0:-2 1:2 2:2 3:-2 4:-2 9:-2
~추가	0:-2 2:3 3:-2
~추가하	0:-2 2:3 7:-2
~추가하려	2:2
~추상화	5:-2
~출	3:-3 4:2 9:-2
~출하	7:2 9:-2
~출하는	7:-2
~취소	0:2 5:-2
~층	5:-3 9:2
~층이	0:2 5:-3 7:2
~치	3:-4 7:3 8:-2 9:-3
~치고	1:2 5:-2 7:2
~치는	0:-2 3:-2 5:-3 6:3
~치하	5:3
~캐	3:3 7:-2
~캐시	3:2
~커	1:-2 5:-2 7:2
~컨	0:2 5:-2 7:2
~켜	5:-3 7:2
~코	0:2 1:2 2:-2 3:-5 4:2
~코드	0:2 1:2 2:-2 3:-5 4:2
~코드가	0:2 3:-2 7:2 9:-2
~코드로	0:-2 9:2
~코드에	0:2 1:2 5:-2
~쿠	5:3
~쿼	5:2 7:-2
~쿼리	0:-2 5:2
~크	1:-2 2:-2 5:-4 7:3
~크가	3:-2 7:2
~클	0:-2 1:-3 2:-2 3:-2 6:3
~클라	9:2
~클라이	9:2
~클라이언	9:2
~클래	0:-3 1:-3 6:4
~클래스	0:-3 1:-3 6:4
~클래스가	7:2
~클래스들	1:-2 5:3
~키	1:-2
~키는	5:-3 9:3
~키지	7:3
~타	2:-2 3:-2 6:3
~타입	0:-2 3:-2 6:2
~탁	2:-2 3:-2 4:-2 8:4
~탁드	8:2
~탁드립	8:3
~탁드립니	8:3
~태	3:2 9:-2
~태에	3:2 5:-2 7:2
~택	3:2
~택한	3:2
~터	4:2 5:-2 6:2 7:-2 8:-2 9:-2
~터페	5:2
~터페이	5:2
~터페이스	5:2
~테	1:-2 2:2 8:-2 9:-2
~테스트가	0:2 6:2
~테스트는	0:2
~테이	1:-2 5:3 7:-2
~테이블	5:2 7:-2
~테이블에	5:2
~토	2:-2 3:-3 7:4 9:-2
~토리	1:2
~토픽	3:-3 7:2
~통	0:2 1:-2 5:-2 7:-4 9:4
~트	2:-2
~트가	3:-2
~트는	0:2 4:2 7:-2
~트를	5:2
~트워	5:-2 7:3
~트워크	5:-2 7:3
~튼	0:-2 5:-2 7:-2 9:3
~파	0:3 1:-2 2:-2 5:5 7:-5 8:-2 9:-3
~파일	0:3 2:-2 3:-2 5:4 7:-5 8:-2 9:-2
~파일명	3:2
~파일은	0:-2 5:2
~파일이	0:2 5:-3
~패	0:-2 7:2
~패키	7:3
~패키지	7:3
~패하	1:-2 5:2
~페	0:2 7:-2
~페이	0:2 7:-2
~페이스	5:2
~평	1:-2 3:3 5:-3 7:-2 8:3 9:-2
~포	2:-3 5:2 7:-3
~포인	1:3 2:-3
~포인트	1:3 2:-3
~포트	3:2
~폰	5:2
~폴	0:2 1:-2 7:-2 8:2
~폴더	0:2 1:-2 7:-2 8:2
~표	0:-2 7:2
~품	3:-2 7:2 8:2
~프	1:-3 2:-3 6:-2 7:2 9:-2
~프라	7:2
~프로	4:-2 5:-2 7:3 8:2
~프로젝	8:2
~프로젝트	8:2
~플	0:-2 2:2 4:2 5:-4
~픽	1:-2 7:2
~필	0:-2 5:2
~필드	2:-2 5:4
~필터	4:2
~하	7:2
~하게	5:2 9:-3
~하고	1:-2 2:-3 3:2 4:-2 7:-2 9:3
~하나	0:-2 1:2 3:-3 5:-3 7:3
~하나요	5:-2 6:-2 7:2
~하는	0:2 2:-2 3:-4 4:-2 5:4
~하는데	0:2
~하는지	0:2 7:2 9:-2
~하려	2:4 3:-2
~하려고	5:2
~하려면	2:3 3:-2 5:-2
~하면	1:-3 3:3 4:-2 9:-2
~하위	5:-5 6:4
~하죠	5:2
~한	0:-2 2:3 8:-2 9:-2
~한글	3:3
~할	1:4 2:-2 3:-4 4:-2 5:-2 7:2
~할까	5:-2 6:2 9:2
~할까요	5:-2 6:2 9:2
~함	0:-4 3:-3 5:5 6:-2 9:-2
~함수	0:-4 1:-2 3:-2 5:6
~함수들	5:2
~함수를	4:2 5:-2
~합	4:-2 5:2 6:-2 7:-3 9:2
~합니	1:-2 5:2 7:-2 9:-2
~합니다	1:-2 5:3 7:-2 9:-2
~합류	5:2
~항	3:2 5:-3
~해	1:-2 3:-2 6:-3 9:2
~해도	5:-2 7:3
~해서	3:-2 4:2 7:-2 9:3
~해야	1:-2 5:3 7:-2
~해요	1:-2 2:-2 3:2 4:-2 7:-2 8:3
~해주	0:2 2:2 5:-2 7:-2
~해줘	0:-2 3:-2
~핸	5:2
~핸들	5:2
~핸들러	5:2
~했	1:-2 3:2 5:2 7:-3
~했는	0:-2 5:2
~했는데	0:-2 5:2
~행	4:3 7:-2
~행하	0:2 5:-2
~향	0:-2 2:-2 5:3
~향이	0:-2
~험	0:-2 1:2
~험한	5:2
~혀	1:2 5:-2 7:-2
~현	1:-2
~현체	5:2
~현해	2:2 5:-2
~호	0:2 1:-2 3:-3 9:-2
~호출	1:-2 3:-2
~호출하	7:2 9:-2
~호출하는	7:-2
~호화	7:2
~화	2:-2 5:-2 7:3 9:-2
~화가	4:2
~화면	5:-2 7:3 9:-2
~화면이	7:2
~확	4:-2
~확인	1:-3 2:-2 4:-2 9:2
~환	0:-2 1:-2 3:-3 7:3 9:2
~황	1:-2 4:3 5:3 7:-3
~회	0:2 9:-2
~회원	0:2 9:-2
~효	1:2 2:2 5:-2
~훑	4:2
~훑어	4:2
~흐	3:-2 4:3
~흐름	3:-2 4:3
~히	0:-2 4:-2 5:-3 7:-5 8:3
~힌	0:2 3:-3 5:3
~힘	5:2
à	4:2 6:-2 8:-3
à chaque	3:3 5:-4
à la	2:-2 4:2 7:-2 8:-2 9:2
à n	0:-2 1:3 3:2 5:-2 7:-2
à part	5:2 7:-2
à quel	0:3 1:-5 2:3 3:-3 4:-3 7:-2 9:-3
à quels	0:-3 5:3
à quoi	3:2 5:-2
à zéro	0:4 1:-4 3:-2
à ⟨name⟩	0:-2 1:-4 5:-2 6:-2 7:5 9:3
ã	3:4 5:-3
änder*	1:-2 2:-3 3:-2 5:4 9:-2
ändern	7:2
ça	4:-4 5:-3 7:2 8:-3
ça $	0:3 1:2 5:-3
ça ?	0:2 1:-2 7:-2
ça fait	1:4 3:-2 5:-3
è	0:-4 3:2 4:-3 5:-5 7:7
è il	0:2 1:3 3:-3 4:-2 5:-3 7:-5
è un	0:-2 3:3 5:-3 7:-2
é	0:-2 1:3 2:-3 3:-3 4:-4 5:-2 6:2 7:4 8:-3 9:2
é a	0:-2 1:3 2:-2 3:-2 4:-2 5:-4 6:4 7:-4 8:-2 9:-2
é que	0:2 1:-3 5:4 7:-2
é usado	0:-4 5:2 7:3
échou*	3:2 5:-3 7:2
échoue	3:2
écout*	0:-2 1:3 3:-2
écoute	0:-2 1:2 5:2
émet	0:-2 6:2
être	0:2 1:-3 3:-2 7:3 9:-2
öffen*	2:-2 6:3
öffentlichen	2:-2 6:3
über	0:-2 3:-3 4:3 5:-4 8:3
über die	5:-2 8:3
übera*	0:-3 1:-2 5:5
überall	0:-3 1:-2 5:5
überall wird	0:-3 5:4
überb*	1:-2 5:-2 8:3
überblick	1:-2 5:-2 8:3
überh*	5:-2 7:3
überhaupt	5:-2 7:3
überl*	1:-2 3:-2 7:4
überladungen	1:-2
übers*	1:-3 4:-2 6:-3 8:2
überschreiben	3:2 5:-2 7:-3 9:2
überschreibt	1:-2 7:3
а	0:-2 1:-4 2:-3 3:8 4:-4 6:-2 7:-4 8:-3
а кто	3:-2 5:3 7:-2
аргум*	0:2 1:-2 5:2
базой	3:2
без	0:-2 1:-2 3:5 5:-2 7:-4
берёт	5:2
больш*	3:2 5:-2
больше	3:2 5:-2
броса*	0:-4 3:-2 5:-2 7:-2 9:5
бросает	0:-2 5:-3 9:4
броси*	7:2
бросить	7:2
бы	0:-2 1:4 3:-2 4:-2 7:-3 8:-3 9:-2
бы ты	0:-2 1:3 3:-3 4:-2 7:-2 9:-2
быть	3:2 5:-2 7:2
в	0:3 2:-4 7:-2
в каких	0:-2 2:2 5:2 7:-2
в какой	0:4 1:-2 3:-2 5:-2 9:-2
в коде	0:-2 1:-2 3:-2 4:3 5:-2
в модуле	0:-2 5:4
в нашей	0:-2 3:-2 4:-3 5:3 9:2
в пакете	1:3 2:-3
в проекте	5:2 9:-2
в сутки	0:2
в чём	9:3
в этом	1:2
в ⟨name⟩	0:-2 1:-4 2:-2 3:-3 4:2 5:4 6:-2 7:-3 9:3
в ⟨path⟩	3:-2 7:3
валид*	1:-2 3:3 5:-2
валидации	1:-2 3:3 5:-2
верси*	0:-2 1:2 2:-4 3:-4 4:-3 5:-5 7:-2 8:4 9:-2
вижу	0:-2 1:-2 5:-2 7:3
висит	5:2 9:2
включ*	1:-2 2:-2 3:4 4:-2 5:-3 8:-2
включая	0:2
вмест*	9:-3
вместо	3:2 4:-2 9:-3
внутр*	1:-2 5:3
внутри	5:3
внутри себя	5:2
возвр*	0:5 2:-2 3:-3 5:-4 6:-2 7:-2
возврата	0:5 1:-2 3:-3 5:-3 7:-3 9:-2
вообщ*	0:-2 2:-2 3:-2 4:-2 5:-2 7:5 8:-2 9:-2
вообще	0:-2 2:-2 3:-2 4:-2 5:-2 7:5 8:-2 9:-2
ворке*	3:3 5:-2
воркер	3:3 5:-2
вроде	3:3
все	0:-6 1:-2 3:-3 5:8 8:-2
всё	0:-3 1:-3 2:-2 4:-2 8:-2 9:4
второ*	0:-2 1:-2 3:3 4:-2 5:-3
второй	1:-2 2:2 4:-2 5:-2
выбра*	5:2
выгру*	1:-3 3:3 4:-2 5:2 7:-2 9:-2
вызов*	4:4 5:-3
вызовов	4:4 5:-4
вызовы ⟨name⟩	5:3 7:-2
вызыв*	1:-2 4:-4 5:2 9:2
вызывает	7:3
вызывает ⟨name⟩	5:3
вызывается	5:3
вылет*	0:-2 1:3 3:2 4:-2
вылетает	0:-2 1:3 3:2 4:-2
выпил*	3:2 7:-2
выпилить	5:3 7:-2
выпис*	0:-2 1:-2 2:-2 3:-3 5:5 7:-3 8:-2 9:-2
где	0:3 1:-4 2:-3 3:-5 4:-3 5:4 6:-3 8:-3
где в	9:-2
где меняется	5:2
где нибудь	0:-2 5:-3 6:-2 7:5
где он	0:5 3:-2 5:-3 7:-2
где то	7:3
групп*	2:2 4:-2 5:-2 9:2
данны*	1:-2 3:3 4:-2 5:-4 8:-2
данные	1:-2 3:3 4:-2 5:-4 8:-2
датчи*	3:-4 5:2 7:3
два	0:-2 1:2 2:-2 3:5 4:-2 5:-3 7:-4 8:-2 9:-2
дважд*	5:-3 7:4
дважды	5:-3 7:4
две	1:2 5:-2 9:2
двух	0:-2 1:-3 2:-2 3:-2 4:-4 7:-3 8:4 9:3
делае*	1:3 3:-3 5:2
делает	1:3 3:-3 5:2
день	8:3
дерев*	2:-2 4:2 5:-2 6:3 7:-2
дерево	2:-2 4:2 5:-2 6:3 7:-2
десят*	2:-2 3:2 5:-2 8:2
для	2:-2 3:-2 4:2 5:-3 8:2 9:-2
до	0:2 1:-4 2:-3 3:3 6:-2 8:-2
до ⟨name⟩	5:-2 7:2
добав*	2:4 5:-2
добавить	2:4 5:-2
добавить новый	2:2
домен*	5:-3 9:3
дорог*	4:3 5:-2
дороге	4:3 5:-2
доста*	0:-4 1:-3 2:5 3:-3 4:-3 8:-4 9:-2
друга	3:-2 7:3
дёрга*	0:-3 4:-2 5:2
дёргает	5:2
его	0:2 1:-3 3:-2 4:-2 5:3 7:-2 8:-2 9:-3
если	2:-2 3:3 4:-3 6:-2 8:-2 9:-3
есть	0:-2 3:2 4:-2 8:-2 9:-2
есть $	5:2
есть ли	5:3
ещё	1:-3 4:-2 7:3 9:-3
её	0:2 1:-3 3:-2 5:2 7:-2
же	0:-3 1:-3 2:-2 4:-3 5:3 7:-3 8:-2 9:3
за	0:-4 1:3 2:-3 3:-2 4:-5 5:-3 6:-2 7:3 9:-3
за что	1:-2 5:3 8:2
завис*	5:3 7:-2
зависимости	5:3
завяз*	0:-2 1:-2 2:3 3:-4 5:2 6:-2 7:2 8:-4
загру*	0:-3 1:-4 4:3 5:2 7:-3 8:-2 9:-3
загрузки	0:-2 1:-2 5:3
заказ*	3:-3 5:2 8:-2
закры*	3:3
запис*	0:3 1:-3 9:-2
записи	0:3 1:-3 5:-2 9:-2
запро*	1:-2 2:-2 3:2 4:4 5:-3 6:-2 8:-2 9:-2
запрос	3:-3 4:3 5:-2 7:2
запросы	0:-2 5:2
зачем	1:3 3:3 5:-3 7:-2
заявк*	0:-4 1:-3 3:-3 4:-3 7:-3 8:3 9:3
значе*	0:-4 1:-2 3:-2 5:6 7:-2
значение	0:-4 5:6 7:-2
значение ⟨name⟩	0:-5 5:5
зовёт	5:3
и	2:-2 3:3 8:-2
и в	0:-2 5:3 9:-3
и где	0:-3 5:4
и минусы	5:-2 9:3
и на	0:-2 5:2
и с	0:3 1:-2 5:-2
и то	0:-3 5:2 7:-3 9:3
и что	0:4 1:-2 5:-4 8:2
из	1:-5 2:-2 3:2 5:3 6:-2
из каких	0:-2 1:-2 4:-2 5:4 7:-4 8:2
из ⟨name⟩	2:-2 4:2
или	1:-4 2:-4 3:-5 5:-10 6:-4 8:-5 9:10
или только	7:3
импор*	0:2 3:-3 4:-2 7:2 9:-2
импортирует	5:-3 7:5
инн	0:-4 1:-2 3:-2 4:4 5:-2 7:-2 8:-2 9:2
интер*	0:2 1:-4 5:2 6:-2 7:-4 9:2
интерфейс	7:-3 9:2
исклю*	0:-2 1:-3 5:4
исключения	2:2 5:3
испол*	0:-3 3:-2 4:-2 5:-4 6:7
используется	0:-2 6:2 7:2
источ*	2:2 5:2
исход*	4:2
к	0:3 1:-5 2:-2 3:-2 4:2 6:-2 7:-4 8:3 9:-3
каждо*	1:-2 3:2 5:-2 7:3
каждом	5:-2 7:3
кажду*	0:-2 1:2 3:-2 5:-3 8:3
каждую	0:-2 1:2 3:-2 5:-3 8:3
кажды*	3:2
каждые	3:2
как	0:-2 1:3 2:4 5:-6 6:-3 8:-2 9:-4
какие	0:-4 3:-3 4:5 5:5 6:-2 7:-6 8:-2 9:-4
какие есть	5:2
какие классы	1:-3 5:4
какие методы	5:3
какие тесты	5:3
какие функции	4:4 5:-4
каким	0:-2 1:-2 4:2 5:2 8:-2
каким*	0:2 1:-2 4:-2
какими	0:2 1:-2 4:-2
каких	0:-5 1:-5 2:2 3:-2 4:-3 5:8 6:-2 7:-5 9:-3
каког*	0:5 1:2 3:-4 5:-4 7:-3
какого	0:5 1:2 3:-4 5:-4 7:-3
какой	2:-3 3:3 4:-4 5:-3 6:-3 7:-4 8:4
каком	0:4 1:-2 3:-3 4:3 5:-2 7:-2 8:-2
какую	0:3 4:-2 5:-3 7:-2
карто*	0:2 2:2 5:-3
катал*	0:3 1:2 3:-3 7:-2
кем	5:2
кидае*	0:-3 1:2
кидает	0:-3 1:2
класс	1:3 3:-3 5:-2 9:2
класс*	1:2 5:2 7:-3
класса	1:3 7:-2
классы	1:-3 5:5 7:-2
клиен*	0:-2 1:-2 2:2 3:2 5:-4 7:2 8:-2
клиента	1:-2 2:2 3:-2 5:-3 7:2
кнопк*	0:3 1:-2 2:-2 5:-4 8:-2 9:-3
кнопка	0:3 3:2 5:-2 7:-3
код	0:5 1:-5 2:-2 3:-3 4:-3 6:-2 8:-2 9:-3
кода	1:-2 5:2 8:2
коде	0:-3 1:-3 2:-2 3:-3 4:3 5:2 6:-2 8:-2
коде $	0:-2 5:4
колон*	0:-2 5:3
коман*	0:3 1:-2 3:-3 5:-4 7:2
компо*	6:3 7:-3
кому	0:-3 1:2 3:-2 5:2 9:-2
конст*	0:-3 5:4
контр*	0:-3 9:3
копей*	1:-2 5:3 7:-3
корзи*	0:3 4:4 5:-4
котор*	0:4 2:-2 3:-7 5:4 7:-4 9:-3
которая	0:2 3:-2
которые	0:-3 3:-4 4:-2 5:7 7:-4 8:-2
которые никто	5:3 7:-2
который	0:3 3:-3 5:-4
кроме	1:-2 5:5 7:-2 9:-2
кто	1:-5 2:-3 3:-6 4:3 5:3 6:-2 7:-2 8:-3
кто вызывает	5:2
кто его	3:-3 5:4 7:-3
кто нибудь	5:-3 7:4
кто подписан	5:2
кто то	0:2 3:-2 5:-5 7:4
куда	3:-3 5:4 7:-3
ли	0:-5 1:-2 2:-2 3:-5 4:-3 5:-2 6:-3 7:10 8:-2 9:-4
ли мы	0:-2 1:-2 5:3
ли ⟨name⟩	3:-2 4:-2 5:-5 6:-2 7:7 9:-2
ловит	0:5 3:3 5:-6
логге*	0:-2 1:-2 5:-2 7:-2 9:3
локал*	2:2
локально	2:2
между	0:-2 1:-2 2:2 3:-4 4:4 5:-2 8:-2 9:-2
меня	5:-3 7:4
меняе*	5:3
меняется	5:2
меняю*	0:-2 3:2 5:-4 7:4
мест	0:-2 4:-2 5:4 7:-3
места	0:-4 3:-3 5:5
места*	0:-2 4:-2 5:2
метод	0:-2 5:4
метод ⟨name⟩	0:-2 5:4
метод*	0:-2 1:-2 2:-2 3:-2 4:-2 5:2 6:3 7:-3
метода	3:-2 6:3 7:-2
методы	5:4
мигра*	0:-2 1:-3 2:-2 4:3 5:-3 7:2 9:-2
мидлв*	0:-3 3:-3 4:2 5:3 8:-2
минус*	5:-2 9:3
минусы	5:-2 9:3
минут	3:2
мне	2:2 5:-3 8:2
много	7:2
модел*	4:-2 9:2
модели	4:-2 9:3
модул*	0:-3 1:-2 3:-3 4:3
модуле	0:-2 5:4
модулей	3:-2 4:3 5:-2
может	0:-2 1:-2 4:-2 7:3
может ли	5:-2 7:4
можно	0:-2 1:-2 2:-2 3:-2 4:-2 7:5 9:-2
можно ли	7:3
момен*	0:3 3:-2 4:2 5:-2
мы	0:-4 2:-4 3:-2 7:-2 8:4 9:-2
мёртв*	5:-2 7:3
на	1:-4 3:4 4:-5 5:-2 6:-2 7:3 8:2 9:-3
на него	5:2
на ⟨name⟩	0:-4 3:-2 4:-2 5:2 7:2
надо	1:-4 2:5 5:-2 7:-2 8:-2 9:-2
нам	0:2 1:-2
нас	0:-2 2:-2 3:-3 4:-3 6:-2 7:2 9:3
наско*	0:-2 2:2 3:-3 4:-2 5:-4 6:2 7:-5 8:2 9:-2
насколько	0:-2 2:2 3:-3 4:-2 5:-4 6:2 7:-5 8:2 9:-2
насле*	1:3 3:-2 4:-2 6:-3 9:2
настр*	1:-2 5:2
наход*	0:-2 3:4 5:-3 7:-2
находит	0:-2 3:4 5:-3 7:-2
начин*	0:-3 3:-3 4:5 5:-5
нашей	0:-2 3:-2 4:-3 5:3 9:3
ндс	0:2 3:2 5:-2 7:-2
не	0:-2 2:-2 4:2 7:2 8:-3 9:-2
него	5:3
нет	0:4 1:-2 2:-2 4:-2 7:-2
нибуд*	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
нибудь	0:-3 1:-2 3:-3 5:-3 6:-2 7:7 9:-2
никто	0:2 5:2 7:-2
никто не	0:2
новый	2:2 3:-2
норма*	0:-2 2:-2 3:3 5:-3 8:-2
нормально	0:-2 2:-2 3:3 5:-3 8:-2
нужен	1:3 3:-3 5:2 7:-4
нужна	5:-3 7:4
о	0:4 1:-3 5:-4 9:-2
обнов*	0:-2 3:2 5:2
обновления	3:2
обраб*	0:2 1:-3 3:2 5:-3
обработчик	0:2 1:-2 3:2 7:-2
объек*	0:3 1:-3 2:-2 3:-2 5:2 7:-2
объяв*	0:-2 3:-2 5:3
обяза*	1:-2 5:4 7:-2
один	0:-2 3:4 4:-2 5:-3 8:-2 9:-2
одно	0:-3 5:2 7:-3 9:3
одно и	0:-3 5:2 7:-3 9:3
одном	0:-2 5:-2 7:-2 8:-2 9:4
означ*	1:3
означает	1:3
округ*	7:-2
он	0:4 1:-2 2:-2 8:-2 9:-4
она	2:-2 3:-2 4:2 7:2
они	0:2
опира*	5:3
опирается	5:3
оплат*	0:2 5:-2
оправ*	1:2 9:-2
от	0:-3 6:-2 7:-5 9:4
от ⟨name⟩	1:-5 4:2
отвал*	1:-2 3:3 5:2 7:-3
отвалится	1:-2 5:3
отвеч*	0:-2 1:-2 3:2 8:2
отвечает	0:-2 1:-2 3:2 8:2
отдаё*	0:2 1:-2 5:-3 7:2
отдаёт	0:2 1:-2 5:-3 7:2
отдел*	0:-2 1:-2 2:-2 3:4 4:-2 5:-2 7:-4 9:2
откры*	1:3 3:-3
откуд*	0:-2 5:3 7:-2
откуда	0:-2 5:3 7:-2
отлич*	3:-2 4:-3 5:-3 9:4
отличается	3:-2 4:-3 5:-2 9:4
отличается от	3:-2 4:-3 5:-2 9:4
отпра*	0:3 1:-3 5:-3 7:2 9:-2
отраб*	0:3 3:-4 4:3 5:-4 8:-2
отчёт*	3:-2 5:3 7:-2
оцени	1:-2 2:2 5:-2 7:-2 8:3
очере*	0:-3 1:2 2:-2 3:-3 4:2 7:-2 8:-2
очереди	5:2
очередь	0:-2 1:2 2:-2 3:-2 4:3 9:-2
ошибк*	3:-3 4:-2 7:-2 8:3
ошибки	2:2 8:2
ошибо*	0:-2 1:3 3:-3
ошибок	0:-2 1:3 3:-3
падае*	3:3 5:-2
падает	3:3 5:-2
пакет*	1:3 2:-2 3:-2
пакете	1:3 2:-3
парам*	3:-2 9:2
параметры	5:3
парсе*	0:-2 1:-2 2:-2 3:-3 5:2 7:-2 8:-2 9:3
пару	0:-2 3:5 4:-2 5:-3 7:-2
первы*	1:3 4:-3 5:-3 8:2 9:-2
первым	1:3 4:-2 5:-2
перегрузки	9:2
перед*	1:-2 2:2 5:3 7:-2
перек*	3:3 5:-2
перем*	0:-2 5:4 6:-3 7:-2 8:-2
перео*	5:2 6:-2
переопределяет	7:2
перес*	0:3 1:-2 7:-4 9:-2
перех*	1:3 2:-3 3:-2
переч*	0:4 3:-2
пишет	0:-2 5:2
плаги*	3:-2 4:3 5:-3 7:-3 9:-2
плани*	0:-2 1:-2 2:-2 3:-3 5:-3 7:6 9:-2
плюсы	5:-2 9:3
плюсы и	5:-2 9:3
по	2:4 3:-2 5:-7 6:-3 7:-5 8:2 9:2
по дороге	4:3 5:-2
под	0:-2 1:-2 3:3 5:-4 6:3 7:-2 8:-2
подкл*	6:3 7:-2
подпи*	3:-3 7:2
подписан	5:2
подписан на	5:2
подск*	5:3
подскажите	5:3
пожал*	0:-2 1:-2 8:2
пожалуйста	0:-2 1:-2 8:2
покаж*	0:2 2:-2 3:-2 4:2 8:-2
покажи	0:2 2:-2 3:-2 4:2 8:-2
показ*	0:-2 1:-2 3:2 5:-2 7:2
покры*	5:3 7:-2
поле	1:-3 3:3 6:-2 7:-3 9:-2
поле ⟨name⟩	5:2 7:-2
польз*	1:-2 2:3 3:-2 4:-3 7:-2
помен*	1:-2
поменять	0:2
попад*	0:2 1:-3 2:2 4:-3 7:-3
попадает	0:-2 2:2 5:2
попас*	1:2 2:-2 3:-2 4:3 5:-2 7:-2
попасть	1:2 2:-2 3:-2 4:3 5:-2 7:-2
попасть в	1:2 2:-2 3:-2 4:3 5:-2 7:-2
пор	3:3
после	0:4 2:-2 3:2 5:-3 7:-3
после обновления	3:2
после*	4:2 7:-2
потом	0:-5 3:-2 4:2 5:5
почем*	3:4 7:-2 9:-2
почему	3:4 7:-2 9:-2
прави*	0:3 1:2 3:-3 4:-2 5:-3 7:-2
при	2:-2 3:5 4:-3 6:-3 7:-3 8:-4 9:-3
при каждом	3:2 5:-2 7:2
приле*	0:2 1:-3 5:4 7:-4 9:-2
прило*	1:-3 2:-2 4:5 5:-6 8:-2 9:-3
приме*	0:-2 3:4 5:-4 6:2 8:-2 9:-2
прини*	5:2
присв*	5:5 7:-3
прихо*	3:3 4:-2
про	0:3 1:2 3:-3 4:-2 5:-5 7:-3 8:2 9:-2
прове*	2:-2 3:-5 6:-2 8:2
проверка	0:-4 3:-3 4:-2 5:4 9:2
проверяется	7:2
проек*	3:-2 4:-2 7:-2
проекте	1:-2 7:-2 8:-3 9:2
просл*	4:3
проследи	4:3
прост*	0:3 1:-3 2:-3 4:-2 8:-2 9:-3
прохо*	3:3 4:2 7:-3
публи*	0:3 1:4 5:-6 7:-2
пусто*	3:2
пустой	3:3 5:-2
путь	4:2
работ*	0:-2 1:-2 2:-2 3:3 5:2 7:-3
раз	6:2
раза	0:-2 2:-2 3:5 4:-2 5:-2 8:-2
разби*	1:-2 7:3 9:-2
разни*	9:3
разница	9:3
разны*	5:-2 8:2
расчё*	7:2
расчёт	7:2
расши*	1:5 2:-3 3:-3 4:-2 5:-2 7:-2
реали*	1:-3 4:-2 5:2 7:2
реализации	5:2
реализовать	1:-2 5:3
реаль*	0:3 1:-2 3:2 7:-2
репоз*	1:-2 2:-2 3:-3 5:2 8:3
с	0:-2 4:2 6:-3 8:-2 9:-2
с какими	0:2 1:-2
с чего	1:3 3:-2 5:-2
с ⟨name⟩	1:2 7:-2
сам	1:-2 3:-2 5:2
свой	0:-2 1:-3 2:2 5:2 7:-3 8:-2 9:2
сдела*	1:-4 2:4 7:-2 8:-2 9:-2
сделать	1:-4 2:4 7:-2 8:-2 9:-2
себя	5:2
секун*	1:2 7:-2
секунду	1:2 7:-2
серве*	2:2
серви*	2:-2 3:-4 4:-4 5:2 6:2 7:-3 9:-2
сервис	1:2
сигна*	5:3
систе*	0:-3 1:-3 2:4 3:-4 4:-3 5:4 7:-3 8:-3 9:-2
сколь*	1:-2 3:-3 4:-2 5:-5 6:8 7:-4 8:-2 9:-2
скольких	0:-3 3:-2 5:-4 6:5 7:-2
сколько	5:-3 6:6 7:-3 9:-2
сколько раз	6:3
слишк*	7:3
слишком	7:3
слой	2:4 5:-2 6:-2 8:-4
слома*	5:3
слуша*	0:-2 3:2 5:2
со	0:-3 1:-2 2:-2 3:2 8:-3 9:-2
собир*	0:2 1:-2 4:2
собст*	1:-2 5:2
событ*	3:2 4:-3
событие ⟨name⟩	5:2
соеди*	0:-2 4:4 5:-3
созда*	1:-2 2:-2 3:-2 5:-5 7:2 8:-2 9:3
создаётся	0:2 5:-3 7:2
сообщ*	0:-2 1:2 3:3 5:-4 7:-2
сообщения	0:-2 1:2 3:2 5:-3
состо*	0:-2 1:-2 5:-3 7:-3 8:2 9:4
сохра*	0:-2 3:4 5:-2
списк*	0:-3 4:-3 5:2 7:3 8:-2 9:-2
спосо*	0:-2 1:-2 5:2 7:-2 8:-3 9:2
стажё*	1:3 5:-3
стажёр	1:3 5:-3
старт*	3:-2 4:3
стек	0:-3 1:-5 5:-5 7:-3 8:5 9:-4
стоит	0:-2 1:-3 3:2 5:4 9:-2
строк*	1:-2 5:2
сутки	0:2
счита*	0:-2 1:2 3:2 5:-2
считается	1:3 5:-2
счётч*	0:-3 3:2 5:3 7:-2
табли*	4:3 5:-3
тайма*	0:2 1:3 5:-3
таймаут	0:2 1:3 5:-3
так	3:3 4:-3
такое	1:3 3:-2 7:3 8:-2 9:-3
там	0:-5 1:2 3:-2 4:-2 6:2 7:2 9:-3
теряе*	3:2
тест	1:3 3:3 5:-4
теста*	0:-2 1:-2 2:-2 3:-2 7:5
тесто*	5:2 7:-2
тестов	5:2 7:-2
тесты	0:-2 1:-2 2:2 5:3 7:-2 8:-2
тип	3:-2 5:3
то	1:-4 2:-3 4:-2 5:-4 6:-2 7:6 8:-3 9:2
то ?	5:-3 7:4
то же	0:-3 5:2 7:-3 9:3
товар*	0:2 3:2 5:-2
того	0:2 2:-2
токен*	0:-2 1:-2 3:-2 5:2 7:3
тольк*	1:-3 4:-2 6:-2 7:4 8:-3
только	1:-3 4:-2 6:-2 7:4 8:-3
топик	5:4 7:-2
три	0:-3 1:-2 2:-2 3:4 4:-2 5:-2 8:-3 9:2
трога*	5:2 7:2
тут	1:-4 3:2 5:-2 7:2 8:2 9:-2
ты	0:-2 1:3 3:-3 4:-2 5:2 7:-2 8:-2 9:-2
у	0:-2 1:2 2:-3 4:-4
у нас	0:-2 2:-2 3:-3 4:-3 6:-2 7:2 9:3
у ⟨name⟩	0:-2 1:2 7:-2 9:-2
уже	0:3 3:-3
устро*	2:2
уходя*	3:2
уходят	3:2
файла	0:5 2:-2 3:-6 4:-2 5:-3 8:-2
файле	0:2 5:-2 8:-2
файло*	0:-2 3:3
файлы	5:2 7:2
фигур*	0:-2 3:-2 4:2 5:4 7:-4 9:-2
фильт*	3:2 5:-2
флаг	1:2 5:-2
форма*	0:-2 1:4 2:-3 3:-2 7:-2 8:-3 9:2
формат	1:4 2:-2 3:-2
функц*	0:2 1:-4 4:2 8:-2 9:-2
функции	0:-2 1:-2 4:4 7:-3
функцию	0:3 1:-2 4:-2 5:-5 7:3
функция	0:-2 5:4
хендл*	1:-2 2:3 3:-2 5:-3 7:2
хоть	0:-2 3:-2 5:-3 7:5
хоть один	5:-2 7:3
хотя	0:2 3:2 5:-2
хочу	1:-2 2:2 5:3 7:-3 8:-2
храни*	3:-2 5:2 7:-2
храня*	0:2 6:-2
чего	1:4 3:-2 4:-2
челов*	0:-3 1:-3 2:-2 3:3 4:3 5:-3 7:-2 9:-3
чем	1:-5 2:-3 3:2 5:2 6:-2 8:-3 9:2
через	0:-6 1:-2 2:-2 3:3 4:5 5:-2 7:-5 8:-3 9:-3
честн*	1:3 7:-2 8:-2
читае*	7:2
чтени*	3:-2 4:-2 5:4
что	1:2 3:-2 4:2 6:-3 8:-2 9:-4
что бы	1:2 2:-2 4:-2 5:2 7:-2
что в	0:-2 3:4 7:-5
что делает	1:3 3:-3 5:2
что за	1:-3 3:2 5:-2 8:4
что нибудь	7:3
что означает	1:3
что отвалится	1:-2 5:3
что такое	1:4 8:-2
что то	0:-2 5:-3 7:4
что у	0:3 1:2 4:-2 5:-4 7:-3 8:-2
чтобы	2:4 3:-3 4:-2 5:-2 7:-2 8:-2 9:-2
чужие	0:-2 1:-2 3:2 5:-2 7:2
чём	9:3
чём разница	9:3
экзем*	3:2 5:-3 7:2
экран	0:-2 7:2
экран*	0:-3 1:-3 3:2 4:3 6:2 7:-3
экрана	1:-2 3:3 4:3 5:-4
это	0:5 1:3 2:-3 3:-4 4:-4 5:-3 6:-4 8:-3
этом	1:2 3:-2 5:2 7:-2
я	1:-3 2:-2 3:2 4:-2 5:-2 7:2 8:2
⟨error⟩ $	1:-3 3:-3 5:5 7:-2 9:-2
⟨error⟩ '	2:2
⟨error⟩ ?	0:3 1:-4 3:-2 6:-2 7:2 9:-3
⟨error⟩ assert	3:2 5:-2
⟨error⟩ at	3:4 5:-2
⟨error⟩ cannot	3:2
⟨error⟩ class	2:2
⟨error⟩ in	1:-2 3:4 5:-2 7:-4
⟨error⟩ を	0:2
⟨error⟩ 는	6:2
⟨error⟩ 던지는	0:-5 5:4 6:-2 7:2
⟨name*	5:2
⟨name⟩	5:2
⟨name⟩ $	2:-2 3:-2 4:2 5:3 6:3 7:-3 8:-2
⟨name⟩ '	0:3 1:-3 3:2 5:-2
⟨name⟩ ?	3:-2 4:-2 6:2 7:3 8:-2
⟨name⟩ a	0:-5 1:-2 4:5 5:3 6:-3 7:-3 8:-2 9:-3
⟨name⟩ ab	1:-2 3:-3 4:-2 5:-2 7:4
⟨name⟩ after	3:2
⟨name⟩ al	3:3 5:-2 7:-2
⟨name⟩ all	5:2
⟨name⟩ alles	3:-2 5:3
⟨name⟩ als	1:-2 3:-3 5:3 7:-2 9:3
⟨name⟩ an	0:2 1:-3 5:3 7:-2
⟨name⟩ and	0:-3 1:2 2:-2 3:-4 6:-2 7:-3 9:5
⟨name⟩ antes	0:3 1:2 3:3 5:-4 7:-4
⟨name⟩ appelle	1:-4 3:-2 4:2 7:5 9:-2
⟨name⟩ as	0:-2 1:3 3:2 5:-3
⟨name⟩ at	1:-3 3:2 5:2
⟨name⟩ até	0:-3 4:4
⟨name⟩ auch	1:-2 5:-2 7:4
⟨name⟩ auf	3:-3 4:-2 5:2 7:2 9:-2
⟨name⟩ aufgerufen	6:3
⟨name⟩ aus	1:4 5:-3
⟨name⟩ avec	5:2
⟨name⟩ be	1:-2 5:-2 7:4 9:-2
⟨name⟩ being	5:2
⟨name⟩ bis	4:3
⟨name⟩ by	1:3 5:-2
⟨name⟩ c'est	0:2 5:-2
⟨name⟩ call	1:-5 4:-2 5:2 7:4
⟨name⟩ called	1:-2 9:2
⟨name⟩ chama	0:-2 1:-2 3:-2 4:-2 5:2 6:-2 7:4 9:-3
⟨name⟩ che	0:-3 1:5 3:-2 7:-3 9:-2
⟨name⟩ chi	0:-4 1:-3 3:-3 5:7 7:-4
⟨name⟩ column	1:-2 2:3 3:-2 5:2 7:-2
⟨name⟩ com	1:2 4:-2 5:2 7:-2
⟨name⟩ comme	1:-2 5:4
⟨name⟩ con	0:-2 2:2 3:-2 5:4 7:-2
⟨name⟩ cosa	1:-2 3:-2 5:5 7:-3
⟨name⟩ cuando	5:2
⟨name⟩ da	0:4 2:-2 3:-2 4:-3 5:-2 7:-2 8:2 9:-3
⟨name⟩ dans	1:-2 3:-2 5:4 6:-2
⟨name⟩ de	3:-3 4:-3 5:4 7:-3
⟨name⟩ del	0:3 1:-2 3:-2 4:2 5:-3
⟨name⟩ devuelve	3:3
⟨name⟩ die	7:3
⟨name⟩ do	0:3 1:-4 3:-2 7:-2 9:3
⟨name⟩ does	3:2
⟨name⟩ dove	3:-2 5:2 7:-3
⟨name⟩ due	4:3 5:-4 7:3
⟨name⟩ e	0:-4 4:2 9:4
⟨name⟩ ein	1:2 5:-2
⟨name⟩ elle	0:-2 1:4 3:-3 7:-2 9:-2
⟨name⟩ en	2:-2 4:-2 5:3 6:-3 8:-2 9:-2
⟨name⟩ error	3:2
⟨name⟩ erzeugt	0:2 5:-2
⟨name⟩ es	1:-2 5:-3 7:4
⟨name⟩ est	5:-2 7:4 9:-2
⟨name⟩ et	3:-5 4:3 5:4 7:-3
⟨name⟩ event	0:-4 1:-3 5:6
⟨name⟩ ever	7:3
⟨name⟩ existe	9:2
⟨name⟩ for	1:5 3:-2 4:2 5:-4 7:-2
⟨name⟩ from	0:-2 1:3 3:4 4:-2 5:-5 9:-2
⟨name⟩ für	1:-2 5:2
⟨name⟩ gesetzt	0:-3 5:3
⟨name⟩ gets	5:2
⟨name⟩ geworfen	0:-2 1:3
⟨name⟩ gibt	1:-2 3:3 7:-3
⟨name⟩ hasta	0:-2 2:-2 4:4
⟨name⟩ have	1:-2 5:-2 7:4
⟨name⟩ i	2:-2 3:-2 9:2
⟨name⟩ im	1:-4 5:5
⟨name⟩ import	5:3
⟨name⟩ in	0:3 2:-2 3:4 4:-2 5:-2 7:-3 8:-2
⟨name⟩ into	0:-2 1:4 4:-3 5:-2
⟨name⟩ invoca	4:-2 5:3
⟨name⟩ irgendwo	5:-2 7:4
⟨name⟩ is	1:-2 2:-3 3:3 4:-3 6:-2
⟨name⟩ isn't	3:2 5:-3 7:2
⟨name⟩ jusqu'à	4:4 5:-2
⟨name⟩ la	1:4 4:-2 7:-4 9:-2
⟨name⟩ landen	5:3
⟨name⟩ lo	0:-4 3:-3 7:2 9:-2
⟨name⟩ me	0:3 1:-3 3:-3 7:-2 9:3
⟨name⟩ message	0:3 5:-3 7:-2
⟨name⟩ mi	1:-2 3:5 4:-2 5:-4 7:-2
⟨name⟩ mit	7:3
⟨name⟩ n	5:-3 7:-3 9:3
⟨name⟩ nach	3:-4 4:4 5:-2 9:-2
⟨name⟩ nel	5:2
⟨name⟩ nelle	5:3
⟨name⟩ never	3:3 5:-2
⟨name⟩ no	0:-2 2:-2 4:-3 5:4 6:2 7:-3
⟨name⟩ noch	3:2 5:-2
⟨name⟩ nur	1:3 3:-2 5:2 7:-3
⟨name⟩ o	0:-3 1:-5 3:-3 5:-4 6:-2 7:7 9:2
⟨name⟩ oder	1:-3 4:-2 5:-5 7:2 9:4
⟨name⟩ of	6:2
⟨name⟩ on	0:3 1:3 3:2 5:-6 7:-3
⟨name⟩ or	1:-2 3:-2 5:-3 7:2 9:3
⟨name⟩ ou	0:-3 7:2 9:3
⟨name⟩ par	5:2
⟨name⟩ para	3:-2 4:3 5:-2
⟨name⟩ passe	0:2 1:-2 4:-2 7:-2
⟨name⟩ passes	1:-2 3:2
⟨name⟩ per	6:2
⟨name⟩ peut	1:-3 7:3
⟨name⟩ please	1:-2 4:-2 5:4
⟨name⟩ pode	1:-3 5:2 7:3 9:-4
⟨name⟩ por	3:-2 5:3
⟨name⟩ prima	0:2 1:2 4:-2 5:-2 7:-2
⟨name⟩ quale	0:-3 3:-2 5:4 7:-2
⟨name⟩ quali	5:3
⟨name⟩ quando	0:-2 1:3
⟨name⟩ que	0:-2 3:-2 5:3 6:-2 7:-2
⟨name⟩ quem	0:-3 5:4
⟨name⟩ qui	0:-5 1:-2 3:-2 5:3 7:-3 9:3
⟨name⟩ quién	0:3
⟨name⟩ qué	0:-2 1:2 3:-2 5:5 6:-2 7:-3 9:-3
⟨name⟩ return	3:2 5:-2
⟨name⟩ run	1:2
⟨name⟩ sans	3:-2
⟨name⟩ se	1:-2 2:-2 4:2 5:-4 7:4
⟨name⟩ senza	1:-2 3:-2 7:4
⟨name⟩ serve	1:-2 3:2 5:-2
⟨name⟩ si	1:-3 3:5 5:-4
⟨name⟩ sin	5:-2 7:2
⟨name⟩ so	1:2
⟨name⟩ statt	5:3
⟨name⟩ still	7:2
⟨name⟩ that	1:2 2:3 3:-3 4:-2 5:-2 7:-2 9:-3
⟨name⟩ throw	1:2 5:-4 7:4
⟨name⟩ to	0:6 3:-2 4:-4 5:-2
⟨name⟩ und	1:-3 3:2 9:2
⟨name⟩ viene	0:-2 1:-3 3:3 4:-2 6:-2
⟨name⟩ von	1:-2 5:3
⟨name⟩ was	1:2 4:-2 5:-3 7:3
⟨name⟩ werfen	7:2
⟨name⟩ what	0:-2 5:-4 8:2 9:3
⟨name⟩ when	5:2
⟨name⟩ which	0:-3 1:-5 4:-3 9:5
⟨name⟩ who	0:-4 5:6 7:-2
⟨name⟩ wie	1:3 2:-3 5:-2
⟨name⟩ wird	1:-2 3:2 7:-2
⟨name⟩ with	1:3 4:-2
⟨name⟩ wo	0:3 5:-2
⟨name⟩ y	0:-3 2:2 3:-2 7:-5 9:2
⟨name⟩ zu	2:3 3:-2
⟨name⟩ à	0:2 1:-2 2:3 3:-3 4:-2 5:-2 9:3
⟨name⟩ è	1:-2 3:3 5:-3 7:3
⟨name⟩ é	1:-2 3:2 7:2
⟨name⟩ überhaupt	7:2
⟨name⟩ в	0:-3 3:-2 5:6 6:-2 7:-2 9:-2
⟨name⟩ где	0:-7 5:6 6:-2
⟨name⟩ до	3:-2 5:2 7:-2
⟨name⟩ и	0:3 1:-4 3:2 6:2 7:-2 9:-2
⟨name⟩ или	0:-2 1:-2 4:-3 5:-4 7:-4 9:6
⟨name⟩ какие	0:-2 1:-3 5:4
⟨name⟩ кто	0:-2 5:4 7:-2
⟨name⟩ на	0:-2 3:-3 4:-2 7:3 9:-2
⟨name⟩ с	2:2
⟨name⟩ что	0:-3 1:-3 5:6 7:-2 9:-2
⟨name⟩ ⟨error⟩	3:2
⟨name⟩ ⟨name⟩	4:6 5:-4 6:-2 7:-6 8:-2
⟨name⟩ と	0:-2 1:-3 4:-2 9:4
⟨name⟩ の	0:2 7:-2
⟨name⟩ を	0:2 3:-2 7:3
⟨name⟩ 吗	5:-4 7:4
⟨name⟩ 和	1:3 5:-3
⟨name⟩ 的	0:2 1:-2 2:-2 6:-2 7:-3
⟨name⟩ 跟	0:-2 4:2 5:-3 9:2
⟨name⟩ 를	0:2 1:-2 3:2 4:-2 5:-3 7:2 9:-2
⟨name⟩ 어디서	0:3 5:-2
⟨name⟩ 을	5:-2 7:2
⟨name⟩ 이	0:-2 4:-2 6:-2 7:5 9:-2
⟨name⟩ 이거	7:3
⟨name⟩ ？	0:-2 1:-2 5:-5 7:4
⟨path*	5:2
⟨path⟩	5:2
⟨path⟩ $	0:-2 2:-2 3:-4 5:2 6:2 7:-4 8:4 9:-2
⟨path⟩ '	3:5 5:-3
⟨path⟩ ?	0:3 1:-2 2:-2 3:-4 5:2 8:-2 9:-2
⟨path⟩ and	0:-3 1:3 4:3 7:-3 9:-2
⟨path⟩ are	5:2
⟨path⟩ at	0:-3 5:3
⟨path⟩ codec	5:4 7:-3
⟨path⟩ come	2:2 5:-3 8:2
⟨path⟩ et	1:2 3:3 4:3 5:-5 7:-2
⟨path⟩ ever	7:3
⟨path⟩ from	1:3 3:2 4:-2 5:-2
⟨path⟩ id	0:-5 1:4 3:-3 4:-2 7:-2
⟨path⟩ in	0:-3 1:-2 3:-2 4:-2 7:3
⟨path⟩ is	0:2 5:-3 7:2
⟨path⟩ line	2:2
⟨path⟩ n	3:3
⟨path⟩ on	0:-3 1:4 5:-3
⟨path⟩ secret'	3:-2 5:4
⟨path⟩ to	1:-2 3:-2 4:3 5:2
⟨path⟩ ts	1:2 3:4 5:-4 7:-3
⟨path⟩ which	0:3 1:-3 4:-3 7:-2 9:2
⟨path⟩ ⟨name⟩	0:2 1:-2 3:3 5:2 7:-4
⟨path⟩ ⟨path⟩	0:4 1:-2 5:-3
⟨text*	3:3 4:-2 7:-3 8:-2 9:-2
⟨text⟩	3:3 4:-2 7:-3 8:-2 9:-2
⟨text⟩ $	0:-2 1:-5 2:-4 3:3 4:-2 5:3
⟨text⟩ ?	0:-3 1:2 3:-5 5:3 7:2
⟨text⟩ e	3:3
⟨text⟩ im	0:2 1:-2 3:2 5:-2
⟨text⟩ in	0:-3
⟨text⟩ mean	1:2
⟨text⟩ в	0:-2 1:5 3:-2
から	0:-3 1:-2 5:3
が	2:2
この	1:-2 2:-2 5:2 7:2
と	0:-3 1:-3 3:-2 4:-2 5:-3 9:5
と ⟨name⟩	1:-2 4:-2 5:-2 7:-2 9:5
なんで	3:3 5:-2
になる	0:-2 1:-2 3:-2 7:-2 9:4
の	0:3 3:-2 4:-3 6:-2 7:-3
の ⟨name⟩	0:2 1:2 4:-2 5:-2
は	0:-2 4:-2 6:-2 7:4
を	0:2 1:-2 3:-3 6:-2
了	0:-3 3:4 5:2 6:-2
从	5:3
吗	5:-5 7:6
吗 $	5:-5 7:5
和	0:-2 1:3 5:-4 8:-2 9:3
哪些	5:2
啊	3:2
定数	5:-3
定数 ⟨name⟩	5:-3
导出的	3:3
导出的 excel	3:3
把	5:3
把 ⟨name⟩	5:2
的	0:4 1:-3 2:-2 5:2 6:-2 7:-3 8:-2 9:-2
的 $	4:2 7:-2
给	5:2 8:2
能不能用	7:2
能不能用 ⟨name⟩	7:2
谁在监听	5:2
谁在监听 ⟨name⟩	5:2
跟	0:-2 4:2 5:-3 9:2
跟 ⟨name⟩	0:-2 4:2 5:-3 9:2
里	0:2 5:-2 6:2 7:-3 9:-2
里的	0:-2 3:-2 4:2 5:3
가	0:-2 4:2 5:-2 7:2
가끔	3:3 5:-2
가져다	6:2
값	0:-3 5:4
값을	6:3
값을 바꾸는	5:2
같은	0:-3 3:2
같은데	2:-2 3:2 7:-2
같이	0:-2 2:2 3:-2 5:2
개	6:5 7:-4
개나	6:2
거	2:-2 3:-2 7:5
거예요	0:2 1:2 5:-3
거예요 ?	0:2 1:2 5:-3
건	0:-4 1:-2 3:3 6:-2 7:2 9:-2
건가요	9:2
건가요 ?	9:2
건지	0:2 3:-2 5:-3 9:2
걸까요	1:2 3:-2 7:2
검증하는	7:-3 9:3
것	0:-2 2:-2 3:2 7:-3
것 같은데	3:2 7:-2
게	0:-2 1:2 2:2 3:-2 5:-4 6:-2 7:3 9:-2
결제	0:-2 5:-2 7:3
계층이	0:2 5:-3 7:2
곳	0:5 5:-5 7:-2
곳 $	0:4 5:-4 7:-2
곳들	0:-3 5:3
곳들 $	0:-3 5:3
곳이	0:-3 7:3
구조	0:-2 1:-2 5:2 8:2 9:-3
구조를	8:2
구현체	5:2
그	0:-2 5:4 7:-2
나서	3:2
나오는데	1:2
나옵니다	3:3
나옵니다 $	3:3
남아	5:2
너무	7:3
넣는	1:-2 2:2 3:-2 7:-2
네트워크	5:-2 7:3
놓고	5:3
누가	0:6 1:-2 3:-2 5:-3 7:-3
는	1:3 3:-2 6:2
다	0:-2 5:4 7:-2
다시	5:3
더	1:2 3:-2 4:-2 5:-2 7:-2 9:3
던지는	0:3 1:-2 3:-2 6:-2
던질	1:-2 5:2
던질 수	1:-2 5:2
데	1:-2 2:-2 3:-3 5:3 6:-2 9:-2
데가	7:3
데서도	7:2
데이터가	1:2 3:-2
돌려야	5:3
돼	0:-2 5:3
돼 ?	5:3
되나요	1:2 2:-2 4:-2 9:2
되나요 ?	9:2
되는지	9:2
두	1:-2 3:3 4:-3 6:-2 9:3
두 번	3:4
뒤로	3:3 5:-2
때	2:-2 4:2 5:3 7:-3 9:-2
때까지	4:2 5:-2
때마다	7:2
뜨는데	0:2
뜰	0:2 5:-2
를	0:2 1:-2 4:-2 5:-3 7:3 9:-2
리뷰	5:-2 8:3
만드는	5:2 7:-2
만한	0:-2 3:-2 5:5 7:-2
많이	0:2 1:-2 5:-3 9:2
말고	5:-2 7:2
말하는	1:3
먼저	1:3
메서드	1:-2 5:3
몇	0:-2 3:-2 5:-4 6:9 7:-6 9:-2
몇 개	6:5 7:-4
몇 번	6:4
모듈	5:3
모듈은	0:-3 5:2
모듈이	0:2 5:-2
목록	5:4
목록 $	5:3
무슨	1:3 3:-2 7:-2
문제	0:2 5:-2 7:3
뭐	5:2
뭐가	0:-4 1:3 2:2 3:-2 4:-2 6:-2 7:-5
뭐가 있나요	1:-2 5:4 7:-3
뭐뭐	1:-2 5:4 7:-2
뭔가요	1:2 7:-2
뭔가요 ?	3:2 7:-2
뭘	1:5 3:-2 5:-2 7:-3
바꾸는	5:2
바꾸면	0:-2 5:3
받는	0:-2 5:3
방식으로	2:3 5:-2
번	1:-2 3:3 6:3 7:-3
보고	4:4 5:-2
보여줘	5:2
보여줘 $	5:2
부르는	3:-2 5:3
부분	5:3
부탁드립니다	8:3
서버	0:3 5:-3 7:-2
설명해	4:3 5:-2
세	3:-2 5:-3 9:3
수	0:-2 1:-2 3:-2 5:-2 6:5
수 있는	1:-2 5:4
수 있을까요	8:2
순서	4:2
순서로	4:3
순환	5:2
실패	1:2 5:-2 6:2
실행	2:2 4:2 5:-2
싶습니다	1:2
싶습니다 $	1:2
싶어요	4:2
싶어요 $	4:2
싶은데	2:2
써도	7:3 9:-2
쓰고	0:-2 1:2 5:-2 7:-3 9:2
쓰는	0:-2 3:-2 6:3
아닌가요	7:3
아닌가요 ?	7:3
아직	0:-2
안	3:5 4:-2 6:-2 7:-3
안 부르는	3:-2 5:2
안 쓰는	5:3
안에서	1:-2 4:2 5:2
알려줘	5:3
알려줘 $	5:3
앱	0:2 5:-2
어느	0:6 1:-4 3:-3 4:-3 5:-2 7:-4 9:3
어디가	5:2
어디서	0:5 1:-2 3:-2 5:-2 7:-3
어디어디	0:-2 5:3 7:-2
어디에	0:4 7:-2
어디인가요	5:2
어디인가요 ?	5:2
어디인지	5:2
어디죠	0:2
어떤	0:-2 2:3 4:2 6:-2 7:-5
어떤 방식으로	2:3 5:-2
어떤 순서로	4:3
어떻게	0:-2 2:3 3:-3 6:-2 7:-2
에러	5:4 7:-2
에서	1:2
여기서	1:3
여기서 말하는	1:3
여러	3:-2 7:3
예외	0:2 3:-2 7:-2
예외를	1:-3 3:2
왜	3:5 7:-3 9:-2
외부	8:2
요청	2:3 4:2 5:-3 7:-2
위치	0:3 5:-4
위치 $	0:4 5:-3
위험한	5:2
은	0:5 5:-3 7:-2
을	5:-2 7:3
응답이	3:3
이	0:-4 1:-2 2:-3 3:-4 4:-4 7:3 8:4
이거	1:-2 5:-2 7:3
이렇게	7:2
이름	5:3
이벤트	0:2 8:-3
이유가	3:2
있나요	7:2
있나요 $	0:-2 2:2 5:2
있나요 ?	2:-2 7:2
있는	1:-4 2:-2 5:2
있는지	7:3
있던데	5:2 7:-2 9:2
있어	1:2
있어 ?	1:2
있어요	0:-2 3:3
있죠	0:2 5:-3
있죠 ?	0:3 5:-2
전부	0:-2 5:3
전체	8:2
정리	5:4 7:-2
제일	1:3 7:-2
좀	7:-2 8:3
좋을까요	5:2 7:-2
좋을까요 ?	5:2 7:-2
주문	0:3 4:2 5:-3
주세요	1:-2 3:-3 4:-3 5:3 7:-3 8:-2 9:3
주세요 $	1:-2 3:-3 4:-3 5:2 7:-3 8:-2 9:3
줄	0:2
중	0:-2 3:-3 6:3 7:-2
중복	5:2
중에	4:-2 5:-2 9:2
직접	0:-2 2:2
집계	1:2 3:-3 5:-2 7:2
짚어줘	5:3
짚어줘 $	5:3
쪽	3:2 7:2
쪽은	5:2 7:-2
처리	0:2 1:2 5:-4
처리하는	0:3 5:-2
추가하려면	2:2
코드	1:3 3:-3 5:-2 6:-2 8:2 9:-2
코드 위치	0:4 5:-3
코드가	0:2 3:-2 7:2 9:-2
쿼리	5:3
클래스	0:-2 5:-2 6:5 7:-4
클래스가	7:2
타입	6:3
테스트	6:-2 7:2
테스트가	0:2 6:2
테스트는	0:2
파일	0:2 3:-4 5:4 7:-5 9:-2
파일 $	0:3 3:-2
파일은	0:-2 5:2
파일이	5:-2
패키지	7:2
프로젝트	8:2
필드	1:-2 2:-2 5:5
하나	0:-2 2:2 7:-2
하나요	0:-2 2:2 9:2
하나요 ?	0:-2 2:2 9:2
하는	0:-2 1:-2 3:-2 5:3
하위	5:-5 6:4
하죠	5:2
하죠 ?	0:-2 5:3
한	0:-2 1:-2 2:2 4:2 5:-3 7:3 8:-2 9:-2
한글	3:2
할	0:-2 3:-2 5:5 7:-3
함수	0:-2 5:4 7:-2
함수를	4:2 5:-2
합니다	5:3
해	0:-2 2:2 3:-2 5:-3 7:4
해 ?	0:-2 2:2 3:-2 5:-3 7:4
호출	4:4 5:-3 7:-2 9:-2
호출하는	7:-2
화면	1:-2 3:-2 7:2
확인	0:-2 3:2 5:-2
흐름	3:-2 4:3
？	0:-3 5:-2 7:4
？ $	0:-4 5:-3 6:2 7:4`;
